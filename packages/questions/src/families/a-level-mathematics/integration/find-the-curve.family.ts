import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { near, pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';

const show = (coefficients: readonly number[]) => formula(`y = ${polynomial(coefficients)}`);
const derive = (list: readonly number[]) =>
  list.slice(0, -1).map((each, index) => each * (list.length - 1 - index));
const valueAt = (list: readonly number[], x: number) => list.reduce((sum, each) => sum * x + each, 0);

function throughPoint(random: Random, isOnAxis: boolean): Draft {
  const [a, b, c, d] = [
    random.intExcept(-3, 4, [0]),
    random.intExcept(-5, 6, [0]),
    random.intExcept(-7, 8, [0]),
    random.intExcept(-9, 9, [0]),
  ];
  const curve = isOnAxis && random.chance(0.5) ? [b, c, d] : [a, b, c, d];
  const derived = derive(curve);
  const x = isOnAxis ? 0 : random.intExcept(-2, 3, [0]);
  const y = valueAt(curve, x);
  const rest = curve.slice(0, -1);
  const unraised = derived.map((each) => each);
  if (Math.abs(y) > 60) return noDraft;
  return {
    body: `A curve has the gradient ${formula(`dy/dx = ${polynomial(derived)}`)} and passes through ${formula(point(x, y))}. What is its equation?`,
    answer: show(curve),
    mistakes: isOnAxis
      ? [
          [show([...rest, 0]), 'leaving out the constant of integration'],
          [show([...rest, -d]), 'taking the constant with the wrong sign'],
          [show([...unraised, d]), 'raising the powers without dividing'],
          [show([...derive(derived), d]), 'differentiating instead of integrating'],
        ]
      : [
          [show([...rest, y]), 'taking the y-coordinate for the constant'],
          [show([...rest, 0]), 'leaving out the constant of integration'],
          [show([...rest, 2 * y - d]), 'adding when the constant should be found by subtracting'],
          [show([...unraised, d]), 'raising the powers without dividing'],
        ],
    explanation: `Integrate: ${formula(`y = ${polynomial([...rest, 0])} + c`)}. ${isOnAxis ? `At ${formula('x = 0')} that is c` : `At ${formula(`x = ${formatPrintedNumber(x)}`)} that is ${formula(`${formatPrintedNumber(y - d)} + c = ${formatPrintedNumber(y)}`)}`}, so c is ${formatPrintedNumber(d)}.`,
  };
}

function fromSecond(random: Random): Draft {
  const [a, b, c, d] = [
    random.intExcept(-3, 4, [0]),
    random.intExcept(-5, 6, [0]),
    random.intExcept(-7, 8, [0]),
    random.intExcept(-9, 9, [0]),
  ];
  const [x, curve] = [random.int(1, 2), [a, b, c, d]];
  const slope = valueAt(derive(curve), x);
  if (slope === c || slope === 0) return noDraft;
  return {
    body: `A curve has $\\frac{d^{2}y}{dx^{2}} = ${formula(polynomial(derive(derive(curve)))).slice(1, -1)}$. It crosses the y-axis at ${formula(point(0, d))}, and its gradient is ${formatPrintedNumber(slope)} where ${formula(`x = ${x}`)}. What is its equation?`,
    answer: show(curve),
    mistakes: [
      [show([a, b, slope, d]), 'taking the gradient given for the constant of the first integration'],
      [show([a, b, 0, d]), 'leaving out the constant of the first integration'],
      [show([a, b, -c, d]), 'finding the first constant with the wrong sign'],
      [show([a, b, c, 0]), 'leaving out the constant of the second integration'],
    ],
    explanation: `Integrate once: ${formula(`dy/dx = ${polynomial([3 * a, 2 * b, 0])} + c`)}, and the gradient at ${formula(`x = ${x}`)} gives ${formula(`c = ${formatPrintedNumber(c)}`)}. Integrate again; the y-axis gives the last constant, ${formatPrintedNumber(d)}.`,
  };
}

export const family: Family = {
  name: 'find-the-curve',
  syllabus: 'Find a curve from its gradient and a point',
  levels: {
    1: 'two steps: integrate, then read the constant from the y-axis',
    2: 'three steps: integrate, substitute the point, solve for the constant',
    3: 'five steps: integrate twice, with a constant to find each time',
  },
  write: (random, difficulty) =>
    difficulty === 3 ? fromSecond(random) : throughPoint(random, difficulty === 1),
  check: checkEachOption((option, text) => {
    const curve = option.replace('y = ', '');
    const [x, y] = itemAt(pointsIn(text), 0);
    if (!near(evaluate(curve, { x }), y)) return false;
    const first = part(text, /dy\/dx = (.*?) and/);
    if (first !== '')
      return [0.5, 1.4, 2.2].every((at) => near(gradient(curve, at), evaluate(first, { x: at })));
    const second = part(text, /\(?d²y\)?\/\(?dx²\)? = (.*?)\. It/);
    const slope = /gradient is (−?\d+) where x = (\d)/.exec(text);
    const change = (at: number) => (gradient(curve, at + 0.01) - gradient(curve, at - 0.01)) / 0.02;
    return (
      [0.5, 1.4].every((at) => Math.abs(change(at) - evaluate(second, { x: at })) < 1e-3) &&
      near(gradient(curve, Number(slope?.[2])), Number(slope?.[1]?.replace('−', '-')))
    );
  }),
};
