import { directionWords } from '#drawing/shapes/figure-words.ts';
import type { Fact, TopicFacts } from '../facts.ts';
import { named, type Turn, turned, reflected } from './computed.ts';

const pointing = (from: string, turn: Turn): Fact =>
  named(`An arrow points ${from}. It makes ${turn}`, turned(directionWords, from, [turn]), directionWords);

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/FIGURE_ANALOGIES',
  groups: {
    'arrows-turned-and-reflected': {
      levels: [1, 10],
      seconds: 20,
      ask: (change) => `${change}. Which way does it point now?`,
      explain: (change, direction) => `${change}: now it points ${direction}.`,
      facts: [
        pointing('up', 'a half turn'),
        pointing('left', 'a half turn'),
        pointing('up', 'a quarter turn clockwise'),
        pointing('down', 'a quarter turn clockwise'),
        reflected('left', 'vertical'),
        reflected('up', 'horizontal'),
        pointing('right', 'a quarter turn clockwise'),
        pointing('left', 'a quarter turn clockwise'),
        pointing('right', 'a quarter turn anticlockwise'),
        pointing('down', 'a quarter turn anticlockwise'),
        reflected('up', 'vertical'),
        reflected('right', 'horizontal'),
        pointing('left', 'a quarter turn anticlockwise'),
        pointing('up', 'a three-quarter turn clockwise'),
        pointing('down', 'a three-quarter turn clockwise'),
        pointing('up and right', 'a half turn'),
        reflected('up and right', 'vertical'),
        reflected('up and right', 'horizontal'),
        pointing('down and right', 'a half turn'),
        reflected('down and left', 'vertical'),
        reflected('up and left', 'horizontal'),
        pointing('up', 'a turn of 45° clockwise'),
        pointing('right', 'a turn of 45° clockwise'),
        pointing('up and left', 'a quarter turn clockwise'),
        pointing('down and right', 'a quarter turn clockwise'),
        pointing('down and left', 'a quarter turn anticlockwise'),
        pointing('left', 'a turn of 45° anticlockwise'),
        pointing('up and right', 'a quarter turn anticlockwise'),
        pointing('down', 'a turn of 135° clockwise'),
        pointing('left', 'a turn of 135° clockwise'),
        pointing('right', 'a turn of 135° anticlockwise'),
        pointing('up and left', 'a turn of 135° anticlockwise'),
      ],
    },
  },
};
