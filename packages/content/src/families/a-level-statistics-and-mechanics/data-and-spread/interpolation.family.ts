import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';

export const family: Family = {
  name: 'interpolation',
  syllabus: 'Estimate the median and quartiles by linear interpolation',
  steps: {
    4: 'four steps: the middle place, its class, the fraction of the class, the value',
    5: 'four steps for the upper quartile, whose place is often not a whole number',
  },
  printed: { 4: 4, 5: 28 },
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
    const rows = frequencies.map((each, index) => `${10 * index} ≤ x < ${10 * index + 10}: ${each}`);
    return {
      body: `The table groups some measurements x.\n${rows.join('\n')}\nUse linear interpolation to estimate the ${difficulty === 4 ? 'median' : 'upper quartile'}.`,
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
    const target = rows.reduce((sum, [, , often]) => sum + often, 0) * (text.includes('median') ? 0.5 : 0.75);
    const below = (index: number) => rows.slice(0, index).reduce((sum, [, , often]) => sum + often, 0);
    const row = rows.findIndex((_, index) => below(index + 1) >= target);
    const [from, to, often] = itemAt(rows, row);
    return from + ((to - from) * (target - below(row))) / often;
  }),
};
