import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { close } from './number-checks.ts';

const power = (exponent: number) => `10${superscript(exponent)}`;

export const family: Family = {
  name: 'standard-form',
  syllabus: 'Write and calculate with numbers in standard form',
  levels: {
    1: 'one step: a large number, a positive power',
    2: 'one step: a number below 1, a negative power',
    3: 'two or three steps: multiply, add the powers, then adjust the number where it is above 10',
  },
  write: (random, difficulty) => {
    const digits = random.int(11, 98) / 10;
    const show = (mantissa: number, exponent: number) =>
      `${formatPrintedNumber(mantissa)} × ${power(exponent)}`;
    if (difficulty === 3) {
      const [a, b] = [random.int(3, 9), random.int(4, 9)];
      const [m, n] = [random.int(3, 8), random.int(-6, -2)];
      const product = a * b;
      const [mantissa, exponent] = product >= 10 ? [product / 10, m + n + 1] : [product, m + n];
      return {
        body: `Work out (${show(a, m)}) × (${show(b, n)}). Give your answer in standard form.`,
        answer: show(mantissa, exponent),
        mistakes: [
          [show(product, m + n), 'leaving the first number above 10'],
          [show(mantissa, exponent - 2), 'moving the decimal point the wrong way'],
          [show(mantissa, m * n), 'multiplying the powers'],
          [show(mantissa, m - n + 1), 'subtracting the powers'],
          [show(a + b < 10 ? a + b : (a + b) / 10, m + n), 'adding the first numbers'],
        ],
        explanation: `${a} × ${b} = ${product} and ${power(m)} × ${power(n)} = ${power(m + n)}. ${product} × ${power(m + n)} = ${show(mantissa, exponent)}.`,
      };
    }
    const exponent = difficulty === 1 ? random.int(3, 6) : -random.int(2, 5);
    const plain = formatPrintedNumber(digits * 10 ** exponent);
    const wrong = [exponent + 1, exponent - 1, -exponent];
    return {
      body: random.pick([
        `Write ${plain} in standard form.`,
        `Which of these is ${plain} written in standard form?`,
      ]),
      answer: show(digits, exponent),
      mistakes: [
        [show(digits, wrong[2] ?? 0), 'using the wrong sign in the power'],
        [show(digits * 10, exponent - 1), 'leaving the first number above 10'],
        ...wrong
          .slice(0, 2)
          .map((each): Misconception => [show(digits, each), 'counting the places wrongly']),
      ],
      explanation: `The decimal point moves ${Math.abs(exponent)} places to give ${formatPrintedNumber(digits)}, so the number is ${show(digits, exponent)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const value = evaluate(part(text, /(?:Write|Work out|is) (.+?)(?: in standard| written|\. Give)/));
    const mantissa = numbersIn(option)[0] ?? 0;
    return close(evaluate(option), value) && mantissa >= 1 && mantissa < 10;
  }),
};
