import { expect, test } from 'vitest';
import { marksToShow } from './marking.ts';

test.each([
  [
    [
      [1, 1],
      [0, 1],
    ],
    undefined,
  ],
  [
    [
      [1, 1],
      [0, 0],
    ],
    undefined,
  ],
  [
    [
      [1, 1],
      [2, 3],
    ],
    { earned: 3, possible: 4 },
  ],
  [
    [
      [0.5, 1],
      [1, 1],
    ],
    { earned: 1.5, possible: 2 },
  ],
])('the marks of %j are shown as %j', (questions, marks) => {
  expect(marksToShow(questions.map(([earned = 0, possible = 0]) => ({ earned, possible })))).toEqual(marks);
});
