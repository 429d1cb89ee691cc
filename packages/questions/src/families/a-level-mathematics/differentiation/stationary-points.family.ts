import { bracket, polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { gradient, evaluate } from '#checks/support/expression.ts';
import { near } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';
import { curveIn } from './differentiation-checks.ts';

export const family: Family = {
  name: 'stationary-points',
  syllabus: 'Stationary points and their nature',
  levels: {
    2: 'three steps: differentiate, solve a linear equation, find y',
    3: 'four steps: differentiate, solve a quadratic, then tell maximum from minimum',
  },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [a, p, q] = [random.pick([1, 2, -1]), random.intExcept(-4, 4, [0]), random.int(-6, 6)];
      return {
        body: `What are the coordinates of the stationary point of y = ${polynomial([a, -2 * a * p, a * p * p + q])}?`,
        answer: point(p, q),
        mistakes: [
          [point(-p, 4 * a * p * p + q), 'losing a sign when solving'],
          [point(p, a * p * p + q), 'taking the constant for y'],
          [point(p, 0), 'giving dy/dx for y'],
          [point(2 * p, a * p * p + q), 'not dividing by 2'],
          [point(q, p), 'swapping the coordinates'],
        ],
        explanation: `dy/dx = ${polynomial([2 * a, -2 * a * p])} = 0 at x = ${formatPrintedNumber(p)}, where y = ${formatPrintedNumber(q)}.`,
      };
    }
    const [p, q] = random.pick([
      [1, 3],
      [-1, 3],
      [-2, 2],
      [-3, 1],
      [2, 4],
      [-1, 1],
      [0, 2],
      [-2, 4],
      [1, 5],
    ] as const);
    const coefficients = [1, (-3 * (p + q)) / 2, 3 * p * q, random.int(-8, 8)];
    if (coefficients.some((each) => !Number.isInteger(each))) return noDraft;
    const wantsMinimum = random.chance(0.5);
    const answer = wantsMinimum ? q : p;
    const show = (x: number) => `x = ${formatPrintedNumber(x)}`;
    return {
      body: `At which value of x does y = ${polynomial(coefficients)} have a local ${wantsMinimum ? 'minimum' : 'maximum'}?`,
      answer: show(answer),
      mistakes: [
        [show(wantsMinimum ? p : q), `giving the local ${wantsMinimum ? 'maximum' : 'minimum'}`],
        [show(-answer), 'losing a sign'],
        [show((p + q) / 2), 'giving the point of inflection'],
        [show(answer + (wantsMinimum ? 1 : -1)), ''],
        [show(answer + (wantsMinimum ? 2 : -2)), ''],
      ],
      explanation: `dy/dx = ${polynomial([3, -3 * (p + q), 3 * p * q])} = 3${bracket(1, -p)}${bracket(1, -q)}, which is 0 at ${formatPrintedNumber(p)} and ${formatPrintedNumber(q)}. The second derivative ${polynomial([6, -3 * (p + q)])} is ${wantsMinimum ? 'positive' : 'negative'} at x = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const curve = curveIn(text);
    const x = itemAt(numbersIn(option), 0);
    if (Math.abs(gradient(curve, x)) > 1e-5) return false;
    if (text.includes('coordinates')) return near(evaluate(curve, { x }), itemAt(numbersIn(option), 1));
    const rises = evaluate(curve, { x: x + 0.01 }) > evaluate(curve, { x });
    return rises === text.includes('minimum');
  }),
};
