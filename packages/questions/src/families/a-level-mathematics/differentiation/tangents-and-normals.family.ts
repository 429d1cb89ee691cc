import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { near } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';
import { curveIn, placeIn } from './differentiation-checks.ts';

export const family: Family = {
  name: 'tangents-and-normals',
  syllabus: 'Tangents and normals',
  levels: {
    3: 'four steps: y, the gradient, then the equation of the tangent',
    4: 'six steps: y, the gradient, its negative reciprocal, the normal, then where it crosses an axis',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 2), random.intExcept(-5, 5, [0]), random.int(-5, 6)];
    const x = random.intExcept(-2, 3, [0]);
    const [y, m] = [a * x * x + b * x + c, 2 * a * x + b];
    if (m === 0 || Math.abs(m) === 1) return noDraft;
    if (difficulty === 4) {
      const at = (value: number) => formula(point(value, 0));
      return {
        body: `Where does the normal to ${formula(`y = ${polynomial([a, b, c])}`)} at the point where ${formula(`x = ${formatPrintedNumber(x)}`)} cross the x-axis?`,
        answer: at(x + m * y),
        mistakes: [
          [at(x - m * y), 'losing the sign of the gradient of the normal'],
          [formula(`(${fraction(x * m - y, m)}, 0)`), 'using the tangent instead of the normal'],
          [
            formula(`(${fraction(x * m + y, m)}, 0)`),
            'changing the sign of the gradient without turning it over',
          ],
          [at(m), 'giving the gradient for the coordinate'],
          [at(x), 'going straight down from the point'],
        ],
        explanation: `The point is ${formula(point(x, y))}, and ${formula(`dy/dx = ${polynomial([2 * a, b])}`)} is ${formatPrintedNumber(m)} there, so the normal has the gradient ${formula(fraction(-1, m))}. It reaches ${formula('y = 0')} at ${formula(`x = ${formatPrintedNumber(x + m * y)}`)}.`,
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
    if (text.includes('normal')) {
      // The line from the point to the axis and the tangent are perpendicular.
      const across = evaluate(/\((.*), 0\)/.exec(option)?.[1] ?? '') - x;
      return near(across - evaluate(curve, { x }) * gradient(curve, x), 0);
    }
    const line = option.replace('y = ', '');
    return near(evaluate(line, { x }), evaluate(curve, { x })) && near(gradient(line, x), gradient(curve, x));
  }),
};
