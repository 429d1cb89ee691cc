import { polynomial } from '#text/algebra.ts';
import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { integral } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

/** A number printed above or below the line. */
const smallNumber = (text: string) =>
  Number([...text].map((sign) => '0123456789-'.charAt('₀₁₂₃₄₅₆₇₈₉₋⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(sign) % 11)).join(''));

export const family: Family = {
  name: 'definite',
  syllabus: 'Definite integrals',
  levels: {
    2: 'three steps: integrate, two substitutions with limits of 0 or more, a difference',
    3: 'three steps, mostly with a negative limit',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [3 * random.int(1, 2), 2 * random.intExcept(-4, 4, [0]), random.int(-5, 6)];
    const low = difficulty === 2 ? random.int(0, 1) : random.int(-2, 0);
    const high = low + random.int(1, 3);
    const value = (x: number) => (a / 3) * x ** 3 + (b / 2) * x ** 2 + c * x;
    const answer = value(high) - value(low);
    const curve = (x: number) => a * x * x + b * x + c;
    return {
      body: `What is the value of $\\int_{${low}}^{${high}} (${texOf(polynomial([a, b, c]))})\\,dx$?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(curve(high) - curve(low)), 'putting the limits in without integrating'],
        [formatPrintedNumber(value(high) + value(low)), 'adding the two values'],
        [formatPrintedNumber(-answer), 'subtracting the wrong way round'],
        [
          formatPrintedNumber(value(high) === answer ? answer + c + 1 : value(high)),
          'forgetting the lower limit',
        ],
        ...nearbyNumbers(answer, 2),
      ],
      explanation: `The integral is ${formula(polynomial([a / 3, b / 2, c, 0]))}. At ${formatPrintedNumber(high)} it is ${formatPrintedNumber(value(high))} and at ${formatPrintedNumber(low)} it is ${formatPrintedNumber(value(low))}: the difference is ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const low = smallNumber(part(text, /∫([₋₀₁₂₃₄₅₆₇₈₉]+)/));
    const high = smallNumber(part(text, /∫[₋₀₁₂₃₄₅₆₇₈₉]+([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/));
    return Math.round(1e6 * integral(part(text, /(\(.*\)) dx/), low, high)) / 1e6;
  }, 1e-6),
};
