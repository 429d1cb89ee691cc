import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

export const family: Family = {
  name: 'missing-digit',
  syllabus: 'Find a missing digit in a calculation',
  levels: {
    4: 'backwards from the product: one division of a four-digit or three-digit number',
  },
  write: (random) => {
    const [a, b, c] = [random.int(1, 4), random.int(2, 8), random.int(2, 9)];
    const times = random.int(3, 9);
    const number = 100 * a + 10 * b + c;
    const tens = Math.floor((number * times) / 10) % 10;
    const carried = Math.floor((c * times) / 10);
    /** The digits that would be under the box if so much were carried from the units. */
    const carrying = (carry: number, cause: string) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((digit) => (digit * times + carry) % 10 === tens)
        .map((digit): Misconception => [formatPrintedNumber(digit), cause]);
    return {
      body: `In this multiplication one digit is covered by a box: ${a}□${c} × ${times} = ${formatPrintedNumber(number * times)}. Which digit is under the box?`,
      answer: formatPrintedNumber(b),
      mistakes: [
        ...(carried > 0 ? carrying(0, 'forgetting what is carried from the units').slice(0, 1) : []),
        ...carrying(carried + 1, 'carrying one too many').slice(0, 1),
        [formatPrintedNumber(tens), 'reading the tens digit of the answer'],
        [formatPrintedNumber((c * times) % 10), 'reading the last digit of the answer'],
        [formatPrintedNumber((b + 1) % 10), ''],
        [formatPrintedNumber((b + 9) % 10), ''],
        [formatPrintedNumber((b + 2) % 10), ''],
        [formatPrintedNumber((b + 8) % 10), ''],
      ],
      explanation: `Go backwards: ${formatPrintedNumber(number * times)} ÷ ${times} = ${number}, so the covered digit is ${b}.`,
    };
  },
  check: checkNumber((text) => {
    const [, left = '', right = '', times, product = ''] = /: (\d)□(\d) × (\d) = ([\d,]+)/.exec(text) ?? [];
    return (
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(
        (digit) => Number(`${left}${digit}${right}`) * Number(times) === Number(product.replaceAll(',', '')),
      ) ?? NaN
    );
  }),
};
