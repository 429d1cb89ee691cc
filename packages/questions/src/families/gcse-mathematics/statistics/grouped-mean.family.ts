import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { sum } from './sum.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { sum as checkedSum } from '#checks/support/arithmetic.ts';
import { wholeResult } from '../../whole-result.ts';

/** Rows such as `10 < t ≤ 20: 7` as [from, to, frequency], without the row of an unknown frequency. */
const classesIn = (text: string) =>
  [...text.matchAll(/(\d+) < t ≤ (\d+): (\d+)/g)].map(
    ([, from, to, often]) => [Number(from), Number(to), Number(often)] as const,
  );

export const family: Family = {
  name: 'grouped-mean',
  syllabus: 'Estimate averages from grouped data',
  levels: {
    4: 'four steps: midpoints, products, their sum, then divide',
    5: 'five steps backwards: midpoints, two sums with an unknown frequency, an equation, then its solution',
  },
  write: (random, difficulty) => {
    const width = 10;
    const classes = [0, 1, 2, 3].map((index) => index * width);
    const frequencies = classes.map(() => random.int(1, 9));
    const count = sum(frequencies);
    const total = sum(classes.map((from, index) => (from + width / 2) * itemAt(frequencies, index)));
    const mean = total / count;
    if (!Number.isInteger(mean * 10)) return noDraft;
    const lines = classes.map(
      (from, index) => `${from} < t ≤ ${from + width}: ${itemAt(frequencies, index)}`,
    );
    const by = (shift: number) => formatPrintedNumber(Number((mean + shift).toFixed(2)));
    if (difficulty === 5) {
      const hidden = 2;
      const [middle, missing] = [itemAt(classes, hidden) + width / 2, itemAt(frequencies, hidden)];
      const [others, rest] = [count - missing, total - middle * missing];
      if (middle === mean) return noDraft;
      const show = (value: number) => formatPrintedNumber(value);
      const printed = lines.map((row, index) => (index === hidden ? row.replace(/\d+$/, 'f') : row));
      return {
        body: `The table shows how many minutes t some pupils waited.\n${printed.join('\n')}\nAn estimate of the mean is ${show(mean)} minutes. What is the frequency f?`,
        answer: show(missing),
        mistakes: [
          ...wholeResult(others / 3, 'taking the mean of the other frequencies'),
          [show(others), 'adding the other frequencies'],
          ...nearbyNumbers(missing, 2),
          ...nearbyNumbers(missing, 1),
        ],
        explanation: `With the middle of each class, the sum is ${show(rest)} + ${middle}f, for ${others} + f pupils. ${show(rest)} + ${middle}f = ${show(mean)} × (${others} + f) gives ${show(Math.abs(middle - mean))}f = ${show(Math.abs(mean * others - rest))}, so f = ${missing}.`,
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
  check: checkNumber((text) => {
    const classes = classesIn(text);
    const meanOf = (rows: typeof classes) =>
      checkedSum(rows.map(([from, to, often]) => ((from + to) / 2) * often)) /
      checkedSum(rows.map(([, , often]) => often));
    const [, from, to] = /(\d+) < t ≤ (\d+): f/.exec(text) ?? [];
    if (from === undefined) return meanOf(classes);
    const mean = Number(/mean is ([\d.]+)/.exec(text)?.[1]);
    const fits = (often: number) =>
      Math.abs(meanOf([...classes, [Number(from), Number(to), often]]) - mean) < 1e-9;
    return Array.from({ length: 60 }, (_, often) => often).find(fits) ?? NaN;
  }),
};
