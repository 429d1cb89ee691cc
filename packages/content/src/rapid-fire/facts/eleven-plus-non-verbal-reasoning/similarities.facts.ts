import type { TopicFacts } from '../facts.ts';
import { capital } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/SIMILARITIES',
  groups: {
    'sides-of-polygons': {
      levels: [1, 3],
      seconds: 12,
      ask: (shape) => `How many sides does ${shape} have?`,
      askBack: (sides) => `Which shape has ${sides} sides?`,
      explain: (shape, sides) => `${capital(shape)} has ${sides} sides.`,
      facts: [
        ['a triangle', '3'],
        ['a quadrilateral', '4'],
        ['a pentagon', '5'],
        ['a hexagon', '6'],
        ['an octagon', '8'],
        ['a decagon', '10'],
        ['a heptagon', '7'],
        ['a nonagon', '9'],
        ['a dodecagon', '12'],
      ],
    },
  },
};
