import type { TopicFacts } from '../facts.ts';
import { counted } from './wording.ts';

/** Numbers of dots, the next one, likely slips and the rule. */
const dotRows: readonly (readonly [row: string, next: number, slips: readonly number[], rule: string])[] = [
  ['1, 2, 3 and 4', 5, [6], 'Add 1 each time'],
  ['2, 4, 6 and 8', 10, [9, 12], 'Add 2 each time'],
  ['9, 8, 7 and 6', 5, [4, 7], 'Take away 1 each time'],
  ['1, 3, 5 and 7', 9, [8, 11], 'These are the odd numbers'],
  ['3, 6, 9 and 12', 15, [14, 16], 'Add 3 each time'],
  ['12, 10, 8 and 6', 4, [5, 2], 'Take away 2 each time'],
  ['5, 9, 13 and 17', 21, [20, 19], 'Add 4 each time'],
  ['2, 5, 2 and 5', 2, [5, 7], '2 and 5 take turns'],
  ['20, 17, 14 and 11', 8, [9, 7], 'Take away 3 each time'],
  ['1, 2, 4 and 8', 16, [12, 10], 'Double each number'],
  ['4, 1, 5, 1 and 6', 1, [7, 5], 'Every second number is 1'],
  ['1, 2, 4 and 7', 11, [10, 14], 'Add 1, then 2, then 3, then 4'],
  ['1, 4, 9 and 16', 25, [23, 20], 'These are the square numbers'],
  ['1, 3, 6 and 10', 15, [14, 16], 'Add 2, then 3, then 4, then 5'],
  ['2, 10, 3, 9, 4 and 8', 5, [7, 6], 'One row goes up from 2 and the other down from 10'],
  ['15, 14, 12 and 9', 5, [6, 7], 'Take away 1, then 2, then 3, then 4'],
  ['3, 4, 6 and 9', 13, [12, 15], 'Add 1, then 2, then 3, then 4'],
  ['1, 1, 2, 3 and 5', 8, [7, 6], 'Add the last two numbers'],
  ['2, 6, 12 and 20', 30, [28, 40], 'Add 4, then 6, then 8, then 10'],
  ['1, 2, 6, 7, 21 and 22', 66, [23, 44], 'Add 1, then multiply by 3, in turns'],
];

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/FIGURE_SERIES',
  groups: {
    'dots-in-a-row-of-figures': {
      levels: [1, 10],
      seconds: 25,
      ask: (row) => `Figures in a row have ${row} dots. How many dots has the next figure?`,
      explain: (row, next) =>
        `${dotRows.find(([each]) => each === row)?.[3] ?? 'Find the rule'}: after ${row} comes ${next}.`,
      facts: dotRows.map(([row, next, slips]) => counted(row, next, slips)),
    },
  },
};
