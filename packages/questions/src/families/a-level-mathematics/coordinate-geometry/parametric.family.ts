import { factor, polynomial, signed } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { near, numberAt, pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';

const curve = (x: string, y: string) =>
  `A curve has the parametric equations ${formula(`x = ${x}`)}, ${formula(`y = ${y}`)}.`;

function place(random: Random): Draft {
  const [a, b, c, t] = [random.int(1, 4), random.intExcept(-6, 6, [0]), random.int(2, 5), random.int(2, 4)];
  const at = random.pick([t, -t]);
  const [x, y] = [a * at * at, c * at + b];
  const show = (u: number, v: number) => formula(point(u, v));
  return {
    body: `${curve(polynomial([a, 0, 0], 't'), polynomial([c, b], 't'))} Which point of the curve has ${formula(`t = ${formatPrintedNumber(at)}`)}?`,
    answer: show(x, y),
    mistakes: [
      [show(y, x), 'swapping the coordinates'],
      [show(2 * a * at, y), 'doubling t instead of squaring it'],
      [show(x, -c * at + b), 'losing the sign of t in y'],
      [show(at, a * at * at), 'taking t for x'],
    ],
    explanation: `Put t into both equations: ${formula(`x = ${formatPrintedNumber(x)}`)} and ${formula(`y = ${formatPrintedNumber(y)}`)}.`,
  };
}

function cartesian(random: Random): Draft {
  const [a, b, c] = [random.intExcept(-6, 6, [0]), random.intExcept(-5, 5, [0]), random.int(1, 4)];
  const lead = c === 1 ? '' : String(c);
  const show = (front: string, inside: number, rest: number) =>
    formula(`y = ${front}(x ${signed(inside)})² ${signed(rest)}`);
  return {
    body: `${curve(polynomial([1, a], 't'), polynomial([c, 0, b], 't'))} What is its Cartesian equation?`,
    answer: show(lead, -a, b),
    mistakes: [
      [show(lead, a, b), 'losing a sign when making t the subject'],
      [show(lead, -a, b - a), 'moving the constant of x outside the bracket as well'],
      [show(lead, b, -a), 'swapping the two constants'],
      [show(String(c + 1), -a, b), 'a slip with the coefficient'],
    ],
    explanation: `From the first equation ${formula(`t = x ${signed(-a)}`)}. Put that into the second.`,
  };
}

function crossing(random: Random): Draft {
  const [p, a, b] = [random.int(1, 5), random.int(1, 4), random.intExcept(-6, 6, [0])];
  const [low, high] = [b - a * p, b + a * p];
  const show = (one: number, two: number) => `${formula(point(0, one))} and ${formula(point(0, two))}`;
  return {
    body: `${curve(`t² − ${p * p}`, polynomial([a, b], 't'))} Where does it cross the y-axis?`,
    answer: show(low, high),
    mistakes: [
      [show(-p, p), 'giving the values of t'],
      [show(b - a * p * p, b + a * p * p), 'forgetting the square root'],
      [show(-low, -high), 'losing the sign of both coordinates'],
      [show(-a * p, a * p), 'leaving the constant out of y'],
    ],
    explanation: `On the y-axis ${formula(`t² − ${p * p} = 0`)}, so t is ${p} or −${p}. The second equation gives y = ${formatPrintedNumber(high)} and y = ${formatPrintedNumber(low)}.`,
  };
}

function slope(random: Random): Draft {
  const [a, b, c, t] = [random.int(1, 3), random.intExcept(-5, 6, [0]), random.int(1, 3), random.int(1, 3)];
  const [dx, dy] = [2 * a * t + b, 3 * c * t * t];
  if (dx === 0 || Math.abs(dy) === Math.abs(dx)) return noDraft;
  return {
    body: `${curve(polynomial([a, b, 0], 't'), polynomial([c, 0, 0, 0], 't'))} What is its gradient where ${formula(`t = ${t}`)}?`,
    answer: formula(fraction(dy, dx)),
    mistakes: [
      [formula(fraction(dx, dy)), 'dividing dx/dt by dy/dt'],
      [formula(fraction(dy * dx, 1)), 'multiplying the two derivatives'],
      [formula(fraction(dy, 1)), 'giving dy/dt alone'],
      [formula(fraction(c * t ** 3, a * t * t + b * t || 1)), 'dividing y by x without differentiating'],
    ],
    explanation: `${formula(`dx/dt = ${polynomial([2 * a, b], 't')} = ${formatPrintedNumber(dx)}`)} and ${formula(`dy/dt = ${polynomial([3 * c, 0, 0], 't')} = ${dy}`)}, so the gradient is ${formula(fraction(dy, dx))}.`,
  };
}

function tangent(random: Random): Draft {
  const [a, b, t] = [random.int(1, 3), random.intExcept(-5, 6, [0]), random.intExcept(-2, 3, [0])];
  const times = random.int(1, 2);
  const dx = 2 * a * t;
  const [x, y, m] = [a * t * t + b, 2 * a * times * t ** 3, 3 * times * t];
  const show = (gradient: number, constant: number) => formula(`y = ${polynomial([gradient, constant])}`);
  return {
    body: `${curve(polynomial([a, 0, b], 't'), polynomial([2 * a * times, 0, 0, 0], 't'))} What is the tangent at the point where ${formula(`t = ${formatPrintedNumber(t)}`)}?`,
    answer: show(m, y - m * x),
    mistakes: [
      [show(m, y + m * x), 'a sign error when finding the constant'],
      [show(m, y), 'taking the y-coordinate for the constant'],
      [show(m * dx, y - m * dx * x), 'using dy/dt for the gradient'],
      [show(m, x - m * y), 'swapping the coordinates of the point'],
    ],
    explanation: `The gradient is ${formula(`${6 * a * times}t² ÷ ${2 * a}t = ${3 * times}t`)}, here ${formatPrintedNumber(m)}, and the point is ${formula(point(x, y))}. So ${formula(`c = ${formatPrintedNumber(y)} − ${factor(m)} × ${factor(x)} = ${formatPrintedNumber(y - m * x)}`)}.`,
  };
}

export const family: Family = {
  name: 'parametric',
  syllabus: 'Parametric equations of curves',
  levels: {
    1: 'one substitution into both equations',
    2: 'two steps: make the parameter the subject, then substitute',
    3: 'three steps: an equation for the parameter, two solutions, then two points',
    4: 'four steps: differentiate both equations, substitute, divide',
    5: 'five steps: both derivatives, the point, the gradient, then the equation',
  },
  write: byDifficulty({ 1: place, 2: cartesian, 3: crossing, 4: slope, 5: tangent }),
  check: checkEachOption((option, text) => {
    const [, x = '', y = ''] = /x = (.*?), y = (.*?)\. /.exec(text) ?? [];
    const at = (letter: string, t: number) => evaluate(letter, { t });
    const t = text.includes('t = ') ? numberAt(text, /(?:has|where) t = (−?\d+)/) : NaN;
    if (text.includes('Which point')) {
      const [u, v] = itemAt(pointsIn(option), 0);
      return near(u, at(x, t)) && near(v, at(y, t));
    }
    const lineAt = (where: number) => evaluate(part(option, /y = (.*)/), { x: where });
    if (text.includes('Cartesian'))
      return [1, 2, 3.5].every((each) => near(lineAt(at(x, each)), at(y, each)));
    if (text.includes('cross')) {
      const found = pointsIn(option).map(([, height]) => height);
      const roots = Array.from({ length: 41 }, (_, index) => index - 20).filter((each) => at(x, each) === 0);
      return roots.every((root) => found.includes(at(y, root)));
    }
    const steep = gradient(y, t, 't') / gradient(x, t, 't');
    if (text.includes('its gradient')) return near(evaluate(option), steep);
    return near(lineAt(at(x, t)), at(y, t)) && near(lineAt(1) - lineAt(0), steep);
  }),
};
