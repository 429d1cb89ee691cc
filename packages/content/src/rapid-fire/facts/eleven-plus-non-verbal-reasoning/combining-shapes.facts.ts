import type { TopicFacts } from '../facts.ts';
import { counted } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/COMBINING_SHAPES',
  groups: {
    'pieces-that-fit': {
      levels: [1, 10],
      seconds: 25,
      ask: (pieces) => `How many ${pieces}?`,
      explain: (_, count) => `Find how many pieces fit along each side, or draw them: there are ${count}.`,
      facts: [
        counted('1 cm squares fill a square of side 2 cm', 4, [2, 8]),
        counted('1 cm squares fill a rectangle of 3 cm by 2 cm', 6, [5, 10]),
        counted('1 cm squares fill a square of side 3 cm', 9, [6, 12]),
        counted('quarter circles make a full circle', 4, [2, 8]),
        counted('1 cm squares fill a rectangle of 5 cm by 3 cm', 15, [8, 16]),
        counted('2 cm squares fill a square of side 4 cm', 4, [2, 8]),
        counted('triangles does one diagonal make of a square', 2, [1, 4]),
        counted('1 cm squares fill a square of side 6 cm', 36, [12, 24]),
        counted('equal triangles from its centre make a regular hexagon', 6, [3, 12]),
        counted('2 cm squares fill a square of side 6 cm', 9, [3, 18]),
        counted('dominoes of 2 cm by 1 cm fill a square of side 4 cm', 8, [4, 16]),
        counted('triangles do all diagonals from one corner make of a pentagon', 3, [2, 5]),
        counted('2 cm squares fill a rectangle of 8 cm by 4 cm', 8, [16, 12]),
        counted('1 cm triangles fill an equilateral triangle of side 2 cm', 4, [2, 3]),
        counted('dominoes of 2 cm by 1 cm fill a square of side 6 cm', 18, [12, 36]),
        counted('triangles do all diagonals from one corner make of a hexagon', 4, [3, 6]),
        counted('3 cm squares fill a rectangle of 12 cm by 6 cm', 8, [6, 24]),
        counted('1 cm triangles fill an equilateral triangle of side 3 cm', 9, [6, 8]),
        counted('equilateral triangles of side 1 cm fill a regular hexagon of side 2 cm', 24, [12, 18]),
        counted('pieces at most can 3 straight cuts make of a round pancake', 7, [6, 8]),
      ],
    },
  },
};
