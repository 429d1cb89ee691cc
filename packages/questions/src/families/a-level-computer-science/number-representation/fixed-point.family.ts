import { binary } from '#text/bases.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { unsigned } from './number-representation-checks.ts';

export const family: Family = {
  name: 'fixed-point',
  syllabus: 'Fixed-point binary numbers',
  levels: {
    2: 'Two steps: the whole part, and a fraction in halves and quarters',
    3: 'Two steps with a longer fraction, in eighths or sixteenths',
  },
  write: (random, difficulty) => {
    // The fraction is in quarters, or at difficulty 3 in eighths or sixteenths.
    const whole = random.int(1, 7);
    const raw =
      16 * whole + (difficulty === 2 ? random.pick([4, 8, 12]) : random.intExcept(1, 15, [4, 8, 12]));
    const value = raw / 16;
    const digits = binary(raw).replace(' ', '.');
    return {
      body: `The unsigned fixed-point number ${digits} has four digits before the point and four after it. What is its denary value?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [formatPrintedNumber(raw), 'ignoring the point'],
        [
          formatPrintedNumber(Math.floor(raw / 16) + (raw % 16) / 10),
          'reading the digits after the point as tenths',
        ],
        [
          formatPrintedNumber(Math.floor(raw / 16) + (raw % 16) / 100),
          'reading the digits after the point as a denary number',
        ],
        [formatPrintedNumber(raw / 8), 'a slip of one place'],
        [formatPrintedNumber(raw / 32), 'a slip of one place'],
      ],
      explanation: `After the point the places are worth 1/2, 1/4, 1/8 and 1/16: ${Math.floor(raw / 16)} + ${fraction(raw % 16, 16)} = ${formatPrintedNumber(value)}.`,
    };
  },
  check: checkEachOption(
    (option, text) => numberOf(option) === unsigned(/\d{4}\.\d{4}/.exec(text)?.[0] ?? '') / 16,
  ),
};
