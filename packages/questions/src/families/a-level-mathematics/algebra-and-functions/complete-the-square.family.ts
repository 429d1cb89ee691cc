import { polynomial, signed } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'complete-the-square',
  syllabus: 'Complete the square',
  levels: {
    1: 'two steps: halve a positive coefficient, then adjust the constant',
    2: 'two steps, where the coefficient of x may be negative',
    4: 'three steps: a factor before the bracket is taken out first',
  },
  write: (random, difficulty) => {
    const a = difficulty === 4 ? random.int(2, 4) : 1;
    const p = random.intExcept(difficulty === 1 ? 1 : -7, 7, [0]);
    const q = random.intExcept(-12, 12, [0]);
    const constant = a * p * p + q;
    const show = (inside: number, rest: number) =>
      `${a === 1 ? '' : a}(${polynomial([1, inside])})² ${signed(rest)}`;
    return {
      body: `Which is ${polynomial([a, 2 * a * p, constant])} in completed square form?`,
      answer: show(p, q),
      mistakes: [
        [show(2 * p, constant - 4 * a * p * p || 1), 'not halving the coefficient of x'],
        [show(p, constant), 'keeping the constant as it is'],
        [show(-p, q), 'using the wrong sign in the bracket'],
        [show(p, constant + a * p * p), 'adding the square instead of subtracting it'],
        [show(p, constant - p * p || 1), 'forgetting the factor outside the bracket'],
      ],
      explanation: `${a === 1 ? '' : `Take out ${a} from the terms in x. `}Half the coefficient of x is ${formatPrintedNumber(p)}. ${show(p, q)} gives back ${polynomial([a, 2 * a * p, 0])} and ${formatPrintedNumber(a * p * p)} ${signed(q)} = ${formatPrintedNumber(constant)}.`,
    };
  },
  check: checkEachOption((option, text) => sameExpression(option, part(text, /Which is (.*) in completed/))),
};
