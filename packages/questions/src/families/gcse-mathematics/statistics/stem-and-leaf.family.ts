import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import { median } from './statistics-checks.ts';

export const family: Family = {
  name: 'stem-and-leaf',
  syllabus: 'Read a stem-and-leaf diagram',
  levels: {
    1: 'two readings and a subtraction: the range',
    2: 'three steps: count the leaves, find the middle place, then read its value',
    3: 'four steps: the mean of the two middle values, and how far the largest lies above it',
  },
  write: (random, difficulty) => {
    const count = difficulty === 3 ? 12 : 11;
    const values = random
      .sample(
        Array.from({ length: 38 }, (_, index) => index + 11),
        count,
      )
      .sort((one, other) => one - other);
    const rows = [1, 2, 3, 4].map((stem) => values.filter((value) => Math.floor(value / 10) === stem));
    if (rows.some((row) => row.length === 0)) return noDraft;
    const lines = rows.map((row, index) => `${index + 1} | ${row.map((value) => value % 10).join(' ')}`);
    const [low, high] = [itemAt(values, 0), itemAt(values, -1)];
    const middle = (itemAt(values, Math.floor((count - 1) / 2)) + itemAt(values, Math.floor(count / 2))) / 2;
    const show = (value: number) => formatPrintedNumber(value);
    const start = `The stem-and-leaf diagram shows how many minutes some pupils read. 2 | 5 means 25 minutes.\n${lines.join('\n')}`;
    if (difficulty === 1)
      return {
        body: `${start}\nWhat is the range?`,
        answer: show(high - low),
        mistakes: [
          [show(high), 'reading the largest value'],
          [show(low + high), 'adding the two values'],
          [show(Math.abs((high % 10) - (low % 10))), 'subtracting the leaves only'],
          ...nearbyNumbers(high - low, 10),
        ],
        explanation: `The largest value is ${high} and the smallest ${low}: ${high} − ${low} = ${high - low}.`,
      };
    const places = `The ${count} values are in order, so the median is ${count === 11 ? 'value 6' : 'halfway between values 6 and 7'}: ${show(middle)}`;
    if (difficulty === 2)
      return {
        body: `${start}\nWhat is the median?`,
        answer: show(middle),
        mistakes: [
          [show(middle % 10), 'reading the leaf without the stem'],
          [show((low + high) / 2), 'taking the middle of the smallest and the largest'],
          [show(itemAt(values, 4)), 'counting to the wrong place'],
          [show(itemAt(values, 6)), ''],
          ...nearbyNumbers(middle, 3),
        ],
        explanation: `${places}.`,
      };
    return {
      body: `${start}\nHow far is the largest value above the median?`,
      answer: show(high - middle),
      mistakes: [
        [show(high - itemAt(values, 5)), 'using value 6 as the median'],
        [show(high - low), 'finding the range'],
        [show((high - low) / 2), 'taking the middle of the smallest and the largest as the median'],
        [show(middle), 'finding the median'],
        ...nearbyNumbers(high - middle, 2),
      ],
      explanation: `${places}. The largest value is ${high}, and ${high} − ${show(middle)} = ${show(high - middle)}.`,
    };
  },
  check: checkNumber((text) => {
    const values = text.split('\n').flatMap((row) => {
      const [, stem = '', leaves = ''] = /^(\d) \| ([\d ]+)$/.exec(row) ?? [];
      return leaves === '' ? [] : leaves.split(' ').map((leaf) => Number(stem + leaf));
    });
    if (text.includes('range')) return Math.max(...values) - Math.min(...values);
    return text.includes('How far') ? Math.max(...values) - median(values) : median(values);
  }),
};
