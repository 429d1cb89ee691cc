import { polynomial } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { curveIn, placeIn, near } from './checking.ts';

export const family: Family = {
  name: 'tangents-and-normals',
  syllabus: 'Tangents and normals',
  steps: {
    3: 'four steps: y, the gradient, then the equation of the tangent',
    4: 'three steps: differentiate, substitute, then the negative reciprocal for the normal',
  },
  printed: { 3: 4, 4: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 2), random.intExcept(-5, 5, [0]), random.int(-5, 6)];
    const x = random.intExcept(-2, 3, [0]);
    const [y, m] = [a * x * x + b * x + c, 2 * a * x + b];
    if (m === 0 || Math.abs(m) === 1) return noDraft;
    if (difficulty === 4) {
      return {
        body: `What is the gradient of the normal to y = ${polynomial([a, b, c])} at the point where x = ${formatPrintedNumber(x)}?`,
        answer: fraction(-1, m),
        mistakes: [
          [formatPrintedNumber(m), 'giving the gradient of the tangent'],
          [fraction(1, m), 'turning it over without changing its sign'],
          [formatPrintedNumber(-m), 'changing the sign without turning it over'],
          [y === 0 ? '0' : fraction(-1, y), 'using y instead of the gradient'],
        ],
        explanation: `dy/dx = ${polynomial([2 * a, b])} = ${formatPrintedNumber(m)} at x = ${formatPrintedNumber(x)}, so the normal has the gradient ${fraction(-1, m)}.`,
      };
    }
    const show = (gradient: number, constant: number) => `y = ${polynomial([gradient, constant])}`;
    return {
      body: `What is the equation of the tangent to y = ${polynomial([a, b, c])} at the point where x = ${formatPrintedNumber(x)}?`,
      answer: show(m, y - m * x),
      mistakes: [
        [show(m, y), 'taking y for the constant'],
        [show(m, y + m * x), 'losing a sign'],
        [show(y === 0 ? m + 1 : y, m), 'swapping y and the gradient'],
        [show(2 * a + b, y - (2 * a + b) * x), 'taking the gradient at x = 1'],
        [show(m, c), 'keeping the constant of the curve'],
        [show(m, y - m * x + 1), ''],
      ],
      explanation:
        `y = ${formatPrintedNumber(y)} and dy/dx = ${polynomial([2 * a, b])} = ${formatPrintedNumber(m)} at x = ${formatPrintedNumber(x)}. y − ${formatPrintedNumber(y)} = ${formatPrintedNumber(m)}(x − ${formatPrintedNumber(x)}) gives ${show(m, y - m * x)}.`.replaceAll(
          '− −',
          '+ ',
        ),
    };
  },
  check: checkEachOption((option, text) => {
    const [curve, x] = [curveIn(text), placeIn(text)];
    if (text.includes('normal')) return near(evaluate(option) * gradient(curve, x), -1);
    const line = option.replace('y = ', '');
    return near(evaluate(line, { x }), evaluate(curve, { x })) && near(gradient(line, x), gradient(curve, x));
  }),
};
