import { formatPrintedNumber } from '#text/numbers.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';

function betweenQuartiles(table: string, lower: number, upper: number, total: number): Draft {
  const show = (value: number) => formatPrintedNumber(value, 1);
  const middle = (value: number) => 10 * Math.floor(value / 10) + 5;
  return {
    body: `${table}Use linear interpolation to estimate the interquartile range, to 1 decimal place.`,
    answer: show(upper - lower),
    mistakes: [
      [show(upper), 'giving the upper quartile'],
      [show(middle(upper) - middle(lower)), 'taking the middles of the two classes'],
      [show(total / 2), 'counting half of the values'],
      [show(lower), 'giving the lower quartile'],
      [show((upper - lower) / 2), 'halving the range'],
    ],
    explanation: `The lower quartile is value number ${formatPrintedNumber(total / 4)}, at ${formatPrintedNumber(lower, 2)}, and the upper quartile value number ${formatPrintedNumber((3 * total) / 4)}, at ${formatPrintedNumber(upper, 2)}, each by its share of its class. The difference is ${show(upper - lower)}.`,
  };
}

export const family: Family = {
  name: 'interpolation',
  syllabus: 'Estimate the median and quartiles by linear interpolation',
  levels: {
    4: 'four steps: the middle place, its class, the fraction of the class, the value',
    5: 'eight steps: both quartiles in their classes, then their difference',
  },
  write: (random, difficulty) => {
    const frequencies = [random.int(6, 14), random.int(14, 24), random.int(10, 20), random.int(4, 10)];
    const total = frequencies.reduce((sum, each) => sum + each, 0);
    const share = difficulty === 4 ? 0.5 : 0.75;
    const target = total * share;
    let before = 0;
    let place = 0;
    while (before + (frequencies[place] ?? 0) < target) before += frequencies[place++] ?? 0;
    const within = frequencies[place] ?? 1;
    const value = 10 * place + (10 * (target - before)) / within;
    if (!Number.isInteger(value * 4) || target === before + within) return noDraft;
    const valueAt = (part: number) => {
      let below = 0;
      const row = frequencies.findIndex((each) => (below += each) >= total * part);
      const inside = frequencies[row] ?? 1;
      return 10 * row + (10 * (total * part - below + inside)) / inside;
    };
    const rows = frequencies.map((each, index) => `${10 * index} ≤ x < ${10 * index + 10}: ${each}`);
    const table = `The table groups some measurements x.\n${rows.join('\n')}\n`;
    if (difficulty === 5) return betweenQuartiles(table, valueAt(0.25), value, total);
    return {
      body: `${table}Use linear interpolation to estimate the median.`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [formatPrintedNumber(10 * place + 5), 'taking the middle of the class'],
        [
          formatPrintedNumber(Number((10 * place + (10 * target) / total).toFixed(2))),
          'using the whole total inside the class',
        ],
        [formatPrintedNumber(10 * place), 'taking the lower end of the class'],
        [formatPrintedNumber(10 * place + 10), 'taking the upper end of the class'],
        [formatPrintedNumber(40 * share), 'taking the same share of the whole range'],
      ],
      explanation:
        `Value number ${formatPrintedNumber(target)} of ${total} is the ${formatPrintedNumber(target - before)}th of ${within} in ${10 * place} ≤ x < ${10 * place + 10}: ${10 * place} + 10 × ${formatPrintedNumber(target - before)}/${within} = ${formatPrintedNumber(value)}.`
          .replace('the 1th', 'the 1st')
          .replace('the 2th', 'the 2nd')
          .replace('the 3th', 'the 3rd'),
    };
  },
  check: checkNumber((text) => {
    const rows = [...text.matchAll(/(\d+) ≤ x < (\d+): (\d+)/g)].map(
      ([, from, to, often]) => [Number(from), Number(to), Number(often)] as const,
    );
    const total = rows.reduce((sum, [, , often]) => sum + often, 0);
    const below = (index: number) => rows.slice(0, index).reduce((sum, [, , often]) => sum + often, 0);
    const placeOf = (target: number) => {
      const row = rows.findIndex((_, index) => below(index + 1) >= target);
      const [from, to, often] = itemAt(rows, row);
      return from + ((to - from) * (target - below(row))) / often;
    };
    if (text.includes('median')) return placeOf(total / 2);
    return Number((placeOf(0.75 * total) - placeOf(0.25 * total)).toFixed(1));
  }),
};
