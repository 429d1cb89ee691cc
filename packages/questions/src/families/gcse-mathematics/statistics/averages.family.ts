import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { randomFirstName } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { sum } from './sum.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum as checkedSum } from '#checks/support/arithmetic.ts';
import { median } from './statistics-checks.ts';

export const family: Family = {
  name: 'averages',
  syllabus: 'Mean, median and range of a list',
  levels: {
    1: 'five numbers: the middle one, the range or the mean',
    2: 'six numbers: order them, then halfway between the middle two',
  },
  write: (random, difficulty) => {
    const base = random.int(10, 60);
    const count = difficulty === 1 ? 5 : 6;
    const values = random.sample([0, 1, 3, 4, 6, 7, 9, 12, 14], count).map((each) => base + each);
    const sorted = [...values].sort((a, b) => a - b);
    const kind = difficulty === 1 ? random.pick(['median', 'range', 'mean'] as const) : 'median';
    const middle = (itemAt(sorted, Math.floor((count - 1) / 2)) + itemAt(sorted, Math.floor(count / 2))) / 2;
    const mean = sum(values) / count;
    if (kind === 'mean' && !Number.isInteger(mean)) return noDraft;
    const [low, high] = [itemAt(sorted, 0), itemAt(sorted, -1)];
    const answer = { median: middle, range: high - low, mean }[kind];
    const what = random.pick([
      'The masses of some parcels, in grams, are',
      `${randomFirstName(random)} times some journeys to school, in minutes:`,
      'The marks of some pupils are',
      'The heights of some seedlings, in millimetres, are',
    ]);
    return {
      body: `${what} ${values.join(', ')}. What is the ${kind}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(
            (itemAt(values, Math.floor((count - 1) / 2)) + itemAt(values, Math.floor(count / 2))) / 2,
          ),
          'taking the middle without putting them in order',
        ],
        ...(Number.isInteger(10 * mean) ? ([[formatPrintedNumber(mean), 'finding the mean']] as const) : []),
        [formatPrintedNumber(high - low), 'finding the range'],
        kind === 'median'
          ? [
              formatPrintedNumber(itemAt(sorted, Math.floor(count / 2))),
              'taking only one of the two middle values',
            ]
          : [formatPrintedNumber(middle), 'finding the median'],
        [formatPrintedNumber(high), 'taking the largest'],
        [formatPrintedNumber((high + low) / 2), 'taking halfway between the smallest and the largest'],
        ...nearbyNumbers(answer, 1),
      ],
      explanation: {
        median: `In order: ${sorted.join(', ')}. The middle ${count % 2 === 1 ? `value is ${middle}` : `two are ${itemAt(sorted, count / 2 - 1)} and ${itemAt(sorted, count / 2)}, and halfway between them is ${formatPrintedNumber(middle)}`}.`,
        range: `The largest minus the smallest: ${high} − ${low} = ${high - low}.`,
        mean: `The total is ${sum(values)}, and ${sum(values)} ÷ ${count} = ${mean}.`,
      }[kind],
    };
  },
  check: checkNumber((text) => {
    const values = numbersIn(text);
    if (text.includes('the median')) return median(values);
    return text.includes('the range')
      ? Math.max(...values) - Math.min(...values)
      : checkedSum(values) / values.length;
  }),
};
