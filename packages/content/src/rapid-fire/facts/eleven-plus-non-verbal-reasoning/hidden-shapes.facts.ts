import type { TopicFacts } from '../facts.ts';
import { counted } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/HIDDEN_SHAPES',
  groups: {
    'shapes-in-a-grid': {
      levels: [4, 10],
      seconds: 30,
      ask: (figure) => `How many ${figure}?`,
      explain: (_, count) =>
        `Count the smallest shapes first, then those made of two or more: together ${count}.`,
      facts: [
        counted('squares of any size are in a grid of 2 by 2 squares', 5, [4, 8]),
        counted('rectangles of any size are in a row of 2 squares', 3, [2, 4]),
        counted('rectangles of any size are in a row of 3 squares', 6, [3, 4]),
        counted('squares of any size are in a grid of 2 by 3 squares', 8, [6, 7]),
        counted('rectangles of any size are in a row of 4 squares', 10, [4, 8]),
        counted('squares of any size are in a grid of 2 by 4 squares', 11, [8, 12]),
        counted('squares of any size are in a grid of 3 by 3 squares', 14, [9, 10]),
        counted('rectangles of any size are in a row of 5 squares', 15, [5, 10]),
        counted('rectangles, squares too, are in a grid of 2 by 2 squares', 9, [5, 8]),
        counted('squares of any size are in a grid of 2 by 5 squares', 14, [10, 15]),
        counted('triangles does a square with both its diagonals have', 8, [4, 6]),
        counted('squares of any size are in a grid of 3 by 4 squares', 20, [12, 18]),
        counted('rectangles of any size are in a row of 6 squares', 21, [6, 18]),
        counted('squares of any size are in a grid of 4 by 4 squares', 30, [16, 25]),
      ],
    },
  },
};
