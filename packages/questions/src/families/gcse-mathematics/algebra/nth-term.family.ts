import { polynomial, signed, terms } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'nth-term',
  syllabus: 'Find the nth term of linear and quadratic sequences',
  levels: {
    1: 'two steps: the difference, then the constant of a rising linear sequence',
    2: 'two steps for a falling sequence: the difference is negative',
    4: 'three steps for a quadratic sequence that begins n²',
    5: 'three steps for a quadratic sequence; the coefficient of n² is 2 or 3',
  },
  tier: { 4: 'HIGHER', 5: 'HIGHER' },
  write: (random, difficulty) => {
    const a = difficulty >= 4 ? (difficulty === 5 ? random.int(2, 3) : 1) : 0;
    const b = difficulty === 2 ? -random.int(2, 6) : random.int(2, 9);
    const c = random.intExcept(-8, 20, [0]);
    const value = (n: number) => a * n * n + b * n + c;
    const list = [1, 2, 3, 4].map((n) => formatPrintedNumber(value(n))).join(', ');
    const show = (x: number, y: number, z: number) => polynomial([x, y, z], 'n');
    return {
      body: `What is the nth term of the sequence ${list}, …?`,
      answer: show(a, b, c),
      mistakes:
        a === 0
          ? [
              [show(0, 1, value(1) - 1 + b - 1), 'adding the difference to n'],
              [show(0, b, value(1)), 'using the first term as the number that is added'],
              [show(0, -b, c + 2 * b), 'using the difference with the wrong sign'],
              [show(0, value(1), b), 'swapping the difference and the first term'],
              [show(0, b, c + 1), ''],
            ]
          : [
              [show(2 * a, b, c), 'not halving the second difference'],
              [show(a, 0, value(1) - a), 'looking at the squares alone'],
              [show(a, b + a, c - a), ''],
              [show(a, c, b), 'swapping the last two numbers'],
              [show(a, b - 1, c + 1), ''],
            ],
      explanation:
        a === 0
          ? `The terms change by ${formatPrintedNumber(b)}, so the rule begins ${terms([[b, 1]], 'n')}. For n = 1 that gives ${formatPrintedNumber(b)}, and the first term is ${formatPrintedNumber(value(1))}, so ${signed(c)} follows.`
          : `The second difference is ${2 * a}, so the rule begins ${terms([[a, 2]], 'n')}. What is left is ${[1, 2, 3].map((n) => formatPrintedNumber(b * n + c)).join(', ')}, …, which is ${polynomial([b, c], 'n')}.`,
    };
  },
  check: checkEachOption((option, text) =>
    numbersIn(part(text, /sequence (.*), …/)).every(
      (term, index) => Math.abs(evaluate(option, { n: index + 1 }) - term) < 1e-9,
    ),
  ),
};
