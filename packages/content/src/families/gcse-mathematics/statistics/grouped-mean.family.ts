import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { sum } from './sum.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum as checkedSum, median } from './checking.ts';

/** Rows such as `10 < t ≤ 20: 7` as [from, to, frequency]. */
const classesIn = (text: string) =>
  [...text.matchAll(/(\d+) < t ≤ (\d+): (\d+)/g)].map(
    ([, from, to, often]) => [Number(from), Number(to), Number(often)] as const,
  );

export const family: Family = {
  name: 'grouped-mean',
  syllabus: 'Estimate averages from grouped data',
  steps: {
    4: 'four steps: midpoints, products, their sum, then divide',
    5: 'three steps: the middle place, running totals, then the class of the median',
  },
  printed: { 4: 2, 5: 28 },
  write: (random, difficulty) => {
    const width = 10;
    const classes = [0, 1, 2, 3].map((index) => index * width);
    const frequencies = classes.map(() => random.int(1, 9));
    const count = sum(frequencies);
    const total = sum(classes.map((from, index) => (from + width / 2) * itemAt(frequencies, index)));
    const mean = total / count;
    if (difficulty === 5 ? count % 2 === 0 : !Number.isInteger(mean * 10)) return noDraft;
    const lines = classes.map(
      (from, index) => `${from} < t ≤ ${from + width}: ${itemAt(frequencies, index)}`,
    );
    const by = (shift: number) => formatPrintedNumber(Number((mean + shift).toFixed(2)));
    if (difficulty === 5) {
      let running = 0;
      const place = frequencies.findIndex((each) => (running += each) >= (count + 1) / 2);
      const name = (index: number) => `${itemAt(classes, index)} < t ≤ ${itemAt(classes, index) + width}`;
      return {
        body: `The table shows how many minutes t some pupils waited.\n${lines.join('\n')}\nWhich class contains the median?`,
        answer: name(place),
        mistakes: [0, 1, 2, 3]
          .filter((index) => index !== place)
          .map(
            (index) =>
              [
                name(index),
                itemAt(frequencies, index) === Math.max(...frequencies)
                  ? 'choosing the class with the highest frequency'
                  : '',
              ] as const,
          ),
        explanation: `There are ${count} pupils, so the median is at place ${formatPrintedNumber((count + 1) / 2)}. Adding up the frequencies reaches it in ${name(place)}.`,
      };
    }
    return {
      body: `The table shows how many minutes t some pupils waited.\n${lines.join('\n')}\nWhat is an estimate of the mean, in minutes?`,
      answer: formatPrintedNumber(mean),
      mistakes: [
        [by(-width / 2), 'using the lower ends of the classes'],
        [by(width / 2), 'using the upper ends of the classes'],
        [formatPrintedNumber(Number((total / 4).toFixed(2))), 'dividing by the number of classes'],
        [formatPrintedNumber(count / 4), 'finding the mean of the frequencies'],
        ['20', 'ignoring the frequencies'],
      ],
      explanation: `Use the middle of each class: ${classes.map((from, index) => `${from + width / 2} × ${itemAt(frequencies, index)}`).join(' + ')} = ${total}, and ${total} ÷ ${count} = ${formatPrintedNumber(mean)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const classes = classesIn(text);
    if (!text.includes('median'))
      return (
        Math.abs(
          itemAt(numbersIn(option), 0) -
            checkedSum(classes.map(([from, to, often]) => ((from + to) / 2) * often)) /
              checkedSum(classes.map(([, , often]) => often)),
        ) < 1e-9
      );
    const each = classes.flatMap(([from, to, often]) => Array.from({ length: often }, () => (from + to) / 2));
    const [from = NaN, to = NaN] = numbersIn(option.replace('< t ≤', ' '));
    return median(each) === (from + to) / 2;
  }),
};
