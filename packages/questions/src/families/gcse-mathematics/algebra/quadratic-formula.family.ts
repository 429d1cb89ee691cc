import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const show = (value: number) => formatPrintedNumber(value, 2);
const both = (one: number, other: number) =>
  `x = ${show(Math.max(one, other))} or x = ${show(Math.min(one, other))}`;

export const family: Family = {
  name: 'quadratic-formula',
  syllabus: 'Solve quadratic equations with the formula',
  levels: {
    3: 'several steps with the formula; the coefficient of x² is 1',
    4: 'several steps with the formula; the coefficient of x² is larger than 1',
    5: 'the equation is rearranged first',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  write: (random, difficulty) => {
    const a = difficulty === 3 ? 1 : random.int(2, 5);
    const [b, c] = [random.intExcept(-9, 9, [0]), random.intExcept(-9, 9, [0])];
    const discriminant = b * b - 4 * a * c;
    const root = Math.sqrt(discriminant);
    if (discriminant <= 0 || Number.isInteger(root)) return noDraft;
    const [x1, x2] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
    const printed =
      difficulty === 5
        ? `${polynomial([a, 0, 0])} = ${polynomial([-b, -c])}`
        : `${polynomial([a, b, c])} = 0`;
    const wrong = Math.sqrt(Math.abs(b * b + 4 * a * c));
    return {
      body: `Solve ${printed}. Give your answers to 2 decimal places.`,
      answer: both(x1, x2),
      mistakes: [
        [both(-x1, -x2), 'using b instead of −b'],
        [both((-b + wrong) / (2 * a), (-b - wrong) / (2 * a)), 'a wrong sign under the root'],
        ...(a === 1
          ? []
          : ([[both((-b + root) / 2, (-b - root) / 2), 'dividing by 2 instead of 2a']] as const)),
        [both(-b + root / (2 * a), -b - root / (2 * a)), 'dividing only the root by 2a'],
        [both(x1 + 1, x2 + 1), ''],
      ],
      explanation: `${difficulty === 5 ? `Rearranged: ${polynomial([a, b, c])} = 0. ` : ''}x = (${formatPrintedNumber(-b)} ± √${discriminant}) ÷ ${2 * a}, so ${both(x1, x2)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [left = '', right = ''] = (/Solve (.*)\. Give/.exec(text)?.[1] ?? '').split(' = ');
    const at = (x: number) => evaluate(left, { x }) - evaluate(right, { x });
    const values = numbersIn(option.replaceAll('x = ', ''));
    // The sign changes within half a hundredth of each value.
    return new Set(values).size === 2 && values.every((x) => at(x - 0.005000001) * at(x + 0.005000001) < 0);
  }),
};
