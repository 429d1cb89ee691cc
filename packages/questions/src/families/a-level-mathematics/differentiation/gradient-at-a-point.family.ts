import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { gradient } from '#checks/support/expression.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { near } from '../a-level-mathematics-checks.ts';
import { curveIn, placeIn } from './differentiation-checks.ts';

export const family: Family = {
  name: 'gradient-at-a-point',
  syllabus: 'Gradients of curves',
  levels: {
    1: 'two steps: differentiate a quadratic, then substitute',
    2: 'two steps with a cubic, so one more term and a square',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [
      random.intExcept(-3, 4, [0]),
      random.intExcept(-6, 6, [0]),
      random.intExcept(-9, 9, [0]),
    ];
    const x = random.intExcept(-3, 3, [0]);
    const coefficients = difficulty === 1 ? [a, b, c] : [1, a, b, c];
    const derived = coefficients.slice(0, -1).map((each, index) => each * (coefficients.length - 1 - index));
    const value = (list: readonly number[], at: number) => list.reduce((sum, each) => sum * at + each, 0);
    const answer = value(derived, x);
    return {
      body: `What is the gradient of y = ${polynomial(coefficients)} at the point where x = ${formatPrintedNumber(x)}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(value(coefficients, x)), 'finding y instead of the gradient'],
        [formatPrintedNumber(value(derived, -x)), 'losing the sign of x'],
        [formatPrintedNumber(answer + c), 'keeping the constant'],
        ...nearbyNumbers(answer, 2),
        [formatPrintedNumber(answer + 5), ''],
      ],
      explanation: `dy/dx = ${polynomial(derived)}. At x = ${formatPrintedNumber(x)} that is ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkEachOption((option, text) => near(gradient(curveIn(text), placeIn(text)), numberOf(option))),
};
