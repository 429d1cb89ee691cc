import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';

const powers = { 1: 'O(n)', 2: 'O(n²)', 3: 'O(n³)' } as const;

export const family: Family = {
  name: 'growth',
  syllabus: 'Time complexity and how the running time grows',
  levels: {
    1: 'Linear or quadratic time and twice or three times as many items',
    2: 'Quadratic or cubic time and up to ten times as many items',
    3: 'Exponential time and a few more items',
  },
  write: (random, difficulty) => {
    const seconds = random.int(2, 9);
    const show = (value: number) => `${formatPrintedNumber(value)} s`;
    if (difficulty === 3) {
      const [items, more] = [random.int(15, 30), random.int(3, 6)];
      const time = seconds * 2 ** more;
      return {
        body: `The time of an algorithm is proportional to 2ⁿ. It takes ${seconds} s for ${items} items. How long does it take for ${items + more} items?`,
        answer: show(time),
        mistakes: [
          [show(seconds * 2 * more), 'doubling once and multiplying by the number of further items'],
          [show(seconds * more ** 2), 'taking the time as quadratic'],
          [show(seconds + 2 ** more), 'adding the power instead of multiplying'],
          [show(seconds * 2 ** (more - 1)), 'doubling once too few'],
          [show(seconds * 2 ** (more + 1)), 'doubling once too often'],
        ],
        explanation: `Each further item doubles the time. With ${more} more it is multiplied by 2 to the power ${more}, which is ${2 ** more}: ${seconds} × ${2 ** more} = ${time} s.`,
      };
    }
    const power = difficulty === 1 ? random.pick([1, 2] as const) : random.pick([2, 3] as const);
    const factor = difficulty === 1 ? random.pick([2, 3]) : random.pick([4, 5, 10]);
    const items = random.pick([100, 200, 500, 1000]);
    const time = seconds * factor ** power;
    return {
      body: `The time of an ${powers[power]} algorithm for large lists is ${seconds} s for ${formatPrintedNumber(items)} items. About how long does it take for ${formatPrintedNumber(items * factor)} items?`,
      answer: show(time),
      mistakes: [
        [
          show(seconds * factor ** (power === 1 ? 2 : power - 1)),
          `taking the time as ${powers[power === 1 ? 2 : power === 2 ? 1 : 2]}`,
        ],
        [show(seconds * factor * power), ''],
        [show(seconds + factor), 'adding the factor'],
        [show(seconds ** 2 * factor), ''],
        [show(time * 2), ''],
        [show(time / 2), ''],
      ],
      explanation: `There are ${factor} times as many items, so the time is multiplied by ${power === 1 ? factor : `${Array.from({ length: power }, () => factor).join(' × ')} = ${formatPrintedNumber(factor ** power)}`}: ${seconds} × ${formatPrintedNumber(factor ** power)} = ${formatPrintedNumber(time)} s.`,
    };
  },
  check: checkNumber((text) => {
    const [, time = '', from = '', to = ''] =
      /(\d+) s for ([\d,]+) items\. .* for ([\d,]+) items\?/.exec(text) ?? [];
    const [start = NaN, less = NaN, more = NaN] = numbersIn(`${time}; ${from}; ${to}`);
    if (text.includes('2ⁿ')) return start * (2 ** more / 2 ** less);
    const exponent = text.includes('n³') ? 3 : text.includes('n²') ? 2 : 1;
    return (start * more ** exponent) / less ** exponent;
  }),
};
