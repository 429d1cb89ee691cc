import { bracket, polynomial, signed } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'factor-theorem',
  syllabus: 'The factor and remainder theorems',
  levels: {
    2: 'one value of a cubic, at 1 or −1',
    3: 'one value of a cubic with larger powers, at 2, −2, 3 or −3',
    4: 'an equation for an unknown coefficient: set the value to 0, then solve it',
  },
  write: (random, difficulty) => {
    const root =
      difficulty === 2
        ? random.pick([-1, 1])
        : difficulty === 3
          ? random.pick([-3, -2, 2, 3])
          : random.intExcept(-3, 3, [0]);
    const [b, c, d] = [
      random.intExcept(-5, 5, [0]),
      random.intExcept(-7, 7, [0]),
      random.intExcept(-9, 9, [0]),
    ];
    const value = (x: number) => x ** 3 + b * x * x + c * x + d;
    if (difficulty === 4) {
      const k = -(root ** 3 + c * root + d) / (root * root);
      if (!Number.isInteger(k)) return noDraft;
      return {
        body: `${bracket(1, -root)} is a factor of x³ + kx² ${c < 0 ? '−' : '+'} ${polynomial([Math.abs(c), 0])} ${signed(d)}. What is k?`,
        answer: formatPrintedNumber(k),
        mistakes: [
          [formatPrintedNumber(-k), 'losing a sign'],
          [
            formatPrintedNumber(-((-root) ** 3 + c * -root + d) / (root * root)),
            `putting in x = ${formatPrintedNumber(-root)}`,
          ],
          [formatPrintedNumber(k * root * root), 'forgetting to divide'],
          ...nearbyNumbers(k, 1),
          [formatPrintedNumber(k + 3), ''],
        ],
        explanation: `Put in x = ${formatPrintedNumber(root)}, which must give 0: ${formatPrintedNumber(root ** 3)} + ${polynomial([root * root, 0], 'k')} ${signed(c * root)} ${signed(d)} = 0, so k = ${formatPrintedNumber(k)}.`,
      };
    }
    return {
      body: `What is the remainder when ${polynomial([1, b, c, d])} is divided by ${bracket(1, -root)}?`,
      answer: formatPrintedNumber(value(root)),
      mistakes: [
        [formatPrintedNumber(value(-root)), `putting in x = ${formatPrintedNumber(-root)}`],
        [formatPrintedNumber(d), 'taking the constant term'],
        [formatPrintedNumber(-value(root)), 'losing the sign'],
        [formatPrintedNumber(value(root) + d), ''],
        [formatPrintedNumber(value(root) - 2), ''],
      ],
      explanation: `The remainder is the value at x = ${formatPrintedNumber(root)}: ${formatPrintedNumber(root ** 3)} ${signed(b * root * root)} ${signed(c * root)} ${signed(d)} = ${formatPrintedNumber(value(root))}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const root = (divisor: string) => -evaluate(divisor, { x: 0 });
    const [, factor = '', cubic = ''] = /^(.*) is a factor of (.*)\. What/.exec(text) ?? [];
    if (factor !== '') return Math.abs(evaluate(cubic, { x: root(factor), k: numberOf(option) })) < 1e-9;
    const [, dividend = '', divisor = ''] = /when (.*) is divided by (.*)\?/.exec(text) ?? [];
    return evaluate(dividend, { x: root(divisor) }) === numberOf(option);
  }),
};
