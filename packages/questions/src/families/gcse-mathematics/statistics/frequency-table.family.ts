import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { sum } from './sum.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum as checkedSum } from '#checks/support/arithmetic.ts';

export const family: Family = {
  name: 'frequency-table',
  syllabus: 'Mean from a frequency table',
  levels: {
    2: 'three steps with four values, one of them 0',
    3: 'three steps with five values, so more products',
  },
  write: (random, difficulty) => {
    const values = difficulty === 2 ? [0, 1, 2, 3] : [1, 2, 3, 4, 5];
    const frequencies = values.map(() => random.int(2, 12));
    const count = sum(frequencies);
    const total = sum(values.map((value, index) => value * itemAt(frequencies, index)));
    const mean = total / count;
    if (!Number.isInteger(mean * 20)) return noDraft;
    const topic = random.pick([
      'Number of pets',
      'Goals in a match',
      'Books read in a month',
      'Children in a family',
    ]);
    const largest = itemAt(values, frequencies.indexOf(Math.max(...frequencies)));
    return {
      body: `The table gives how often each value occurred.\n${topic}: ${values.join(', ')}\nFrequency: ${frequencies.join(', ')}\nWhat is the mean?`,
      answer: formatPrintedNumber(mean),
      mistakes: [
        [
          formatPrintedNumber(Number((count / values.length).toFixed(2))),
          'finding the mean of the frequencies',
        ],
        [formatPrintedNumber(sum(values) / values.length), 'ignoring the frequencies'],
        [
          formatPrintedNumber(Number((total / values.length).toFixed(2))),
          'dividing by the number of columns',
        ],
        [formatPrintedNumber(largest), 'giving the mode'],
        [formatPrintedNumber(Number((mean + 0.5).toFixed(2))), ''],
      ],
      explanation: `Multiply each value by its frequency and add: ${values.map((value, index) => `${value} × ${itemAt(frequencies, index)}`).join(' + ')} = ${total}. There are ${count} in all: ${total} ÷ ${count} = ${formatPrintedNumber(mean)}.`,
    };
  },
  check: checkNumber((text) => {
    const [, first = '', second = ''] = text.split('\n');
    const frequencies = numbersIn(second);
    return (
      checkedSum(numbersIn(first).map((value, index) => value * itemAt(frequencies, index))) /
      checkedSum(frequencies)
    );
  }),
};
