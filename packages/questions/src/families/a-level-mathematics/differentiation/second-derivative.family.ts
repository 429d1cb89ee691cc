import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { near } from '../a-level-mathematics-checks.ts';

function twice(random: Random): Draft {
  const [a, b, c, d] = [
    random.int(1, 5),
    random.intExcept(-6, 7, [0]),
    random.intExcept(-9, 9, [0]),
    random.int(1, 9),
  ];
  const hasFourth = random.chance(0.5);
  const coefficients = hasFourth ? [a, 0, b, c, 0] : [a, b, c, d];
  const derive = (list: readonly number[]) =>
    list.slice(0, -1).map((each, index) => each * (list.length - 1 - index));
  const show = (list: readonly number[]) => formula(polynomial(list));
  const first = derive(coefficients);
  const second = derive(first);
  return {
    body: `${formula(`y = ${polynomial(coefficients)}`)}. What is $\\frac{d^{2}y}{dx^{2}}$?`,
    answer: show(second),
    mistakes: [
      [show(first), 'differentiating only once'],
      [show(derive(second)), 'differentiating three times'],
      [
        show([...second.slice(0, -1), (second.at(-1) ?? 0) + c]),
        'keeping the constant of the first derivative',
      ],
      [show([...second, 0]), 'lowering the powers only once'],
    ],
    explanation: `Differentiate twice: ${formula(`dy/dx = ${polynomial(first)}`)}, and then ${show(second)}.`,
  };
}

/** A cubic with stationary points at p and q: its coefficients. */
function cubicWith(random: Random) {
  const p = random.int(-4, 3);
  const q = p + random.pick([2, 4, 6]);
  const times = random.pick([1, 2]);
  return {
    p,
    q,
    times,
    coefficients: [times, (-3 * times * (p + q)) / 2, 3 * times * p * q, random.int(-9, 9)],
  };
}

function inflection(random: Random): Draft {
  const [a, where, c, d] = [
    random.int(1, 3),
    random.intExcept(-4, 5, [0]),
    random.int(-8, 9),
    random.int(-9, 9),
  ];
  const coefficients = [a, -3 * a * where, c, d];
  const show = (value: number) => formula(`x = ${formatPrintedNumber(value)}`);
  if (c === 0) return noDraft;
  return {
    body: `At which value of x does ${formula(`y = ${polynomial(coefficients)}`)} have a point of inflection?`,
    answer: show(where),
    mistakes: [
      [show(-where), 'losing the sign when solving'],
      [show(2 * where), 'leaving the factor of the second derivative out'],
      [show(3 * where), 'reading the coefficient of x²'],
      [show(0), 'solving for the curve’s axis'],
    ],
    explanation: `The second derivative is ${formula(polynomial([6 * a, -6 * a * where]))}. It is zero, and changes its sign, at ${show(where)}.`,
  };
}

function decreasing(random: Random): Draft {
  const { p, q, times, coefficients } = cubicWith(random);
  const isRising = random.chance(0.5);
  const between = (a: number, b: number) =>
    formula(`${formatPrintedNumber(a)} < x < ${formatPrintedNumber(b)}`);
  const outside = (a: number, b: number) =>
    `${formula(`x < ${formatPrintedNumber(a)}`)} or ${formula(`x > ${formatPrintedNumber(b)}`)}`;
  const [right, wrong] = isRising ? [outside, between] : [between, outside];
  return {
    body: `For which values of x is the function ${formula(`f(x) = ${polynomial(coefficients)}`)} ${isRising ? 'increasing' : 'decreasing'}?`,
    answer: right(p, q),
    mistakes: [
      [wrong(p, q), `finding where it is ${isRising ? 'decreasing' : 'increasing'}`],
      [right(-q, -p), 'taking the roots with the wrong sign'],
      [wrong(-q, -p), 'taking the wrong signs and the wrong side'],
      [
        isRising
          ? formula(`x > ${formatPrintedNumber((p + q) / 2)}`)
          : formula(`x < ${formatPrintedNumber((p + q) / 2)}`),
        'using the second derivative',
      ],
    ],
    explanation: `The derivative ${formula(polynomial([3 * times, -3 * times * (p + q), 3 * times * p * q]))} is zero at ${formatPrintedNumber(p)} and ${formatPrintedNumber(q)}. Its graph opens upwards, so it is ${isRising ? 'positive outside' : 'negative between'} them.`,
  };
}

function unknown(random: Random): Draft {
  const [where, a, b] = [random.intExcept(-4, 4, [0]), random.int(1, 3), random.intExcept(-8, 8, [0])];
  const k = -3 * a * where;
  const second = 2 * k;
  const show = (value: number) => formula(`k = ${fraction(value, 1)}`);
  return {
    body: `The curve ${formula(`y = ${polynomial([a, 0, 0, 0])} + kx² ${b < 0 ? '−' : '+'} ${Math.abs(b)}`)} has a point of inflection where ${formula(`x = ${formatPrintedNumber(where)}`)}. What is the value of the second derivative at ${formula('x = 0')}?`,
    answer: formula(formatPrintedNumber(second)),
    mistakes: [
      [formula(formatPrintedNumber(k)), 'giving k instead of the second derivative'],
      [formula(formatPrintedNumber(-second)), `taking ${show(-k)}`],
      [formula(formatPrintedNumber(6 * a)), 'giving the third derivative'],
      [
        formula(formatPrintedNumber(second + 6 * a * where)),
        'giving the second derivative at the point itself',
      ],
    ],
    explanation: `The second derivative is ${formula(`${6 * a}x + 2k`)}. It is 0 at ${formula(`x = ${formatPrintedNumber(where)}`)}, so ${show(k)}. At ${formula('x = 0')} it is ${formula(`2k = ${formatPrintedNumber(second)}`)}.`,
  };
}

const secondAt = (curve: string, x: number) =>
  (evaluate(curve, { x: x + 0.01 }) - 2 * evaluate(curve, { x }) + evaluate(curve, { x: x - 0.01 })) / 1e-4;

export const family: Family = {
  name: 'second-derivative',
  syllabus: 'Second derivatives, inflections and increasing functions',
  levels: {
    1: 'two derivatives, one after the other',
    2: 'three steps: two derivatives, then a linear equation',
    3: 'four steps: differentiate, solve a quadratic, then choose the side',
    4: 'four steps: two derivatives, an equation for an unknown coefficient, then a value',
  },
  write: byDifficulty({ 1: twice, 2: inflection, 3: decreasing, 4: unknown }),
  check: checkEachOption((option, text) => {
    const curve = part(text, /(?:y|f\(x\)) = (.*?)(?:\. What| have| has| increasing| decreasing)/);
    if (text.includes('kx²')) {
      const where = numberOf(part(text, /where x = (−?\d+)/));
      return near(secondAt(curve.replace('kx²', '0'), where), -numberOf(option));
    }
    if (text.includes('inflection')) {
      const x = numberOf(option.replace('x = ', ''));
      return near(secondAt(curve, x), 0) && secondAt(curve, x - 1) * secondAt(curve, x + 1) < 0;
    }
    if (text.includes('d²y'))
      return [0.4, 1.3, 2.2].every((x) => Math.abs(secondAt(curve, x) - evaluate(option, { x })) < 0.01);
    const wanted = text.includes('increasing') ? 1 : -1;
    return Array.from({ length: 81 }, (_, index) => index / 4 - 10.1).every((x) => {
      const [low = NaN, high = NaN] = numbersIn(option);
      const isIn = option.includes(' or ')
        ? x < low || x > high
        : option.includes('< x <')
          ? low < x && x < high
          : option.includes('<')
            ? x < low
            : x > low;
      return isIn === wanted * gradient(curve, x) > 0;
    });
  }),
};
