import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { evaluate } from '#checks/support/expression.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt, vectorsIn } from '../a-level-statistics-and-mechanics-checks.ts';
import { plus, vector } from '../vectors.ts';
import type { Vector } from '../vectors.ts';

const any = (random: Random, most = 6): Vector => [
  random.intExcept(-most, most, [0]),
  random.intExcept(-most, most, [0]),
];
const metres = (value: Vector) => `${vector(value)} m`;
const speed = (value: Vector) => `${vector(value)} m/s`;

function position(random: Random): Draft {
  const [start, velocity, t] = [any(random, 9), any(random), random.int(2, 7)];
  const end = plus(start, velocity, t);
  const thing = random.pick(['A boat', 'A drone', 'A robot', 'A particle']);
  if (end[0] === 0 || end[1] === 0) return noDraft;
  return {
    body: `${thing} starts at the position ${metres(start)} and moves with the constant velocity ${speed(velocity)}. What is its position after ${t} s?`,
    answer: metres(end),
    mistakes: [
      [metres(plus([0, 0], velocity, t)), 'leaving out the position at the start'],
      [metres(plus(start, velocity)), 'forgetting to multiply by the time'],
      [metres(plus(start, velocity, -t)), 'subtracting instead of adding'],
      [metres(plus(velocity, start, t)), 'multiplying the position by the time'],
    ],
    explanation: `Position at the start plus time × velocity: ${vector(start)} + ${t}${vector(velocity)} = ${metres(end)}.`,
  };
}

const triples: readonly Vector[] = [
  [3, 4],
  [-4, 3],
  [5, -12],
  [-12, -5],
  [6, 8],
  [8, -6],
  [-8, 15],
  [7, 24],
  [9, -12],
  [-15, 8],
];

function howFast(random: Random): Draft {
  const [start, step, t] = [any(random, 9), random.pick(triples), random.pick([2, 4, 5])];
  const end = plus(start, step);
  const length = Math.hypot(...step);
  const show = (value: number) => formatPrintedNumber(Number(value.toFixed(2)));
  if (end[0] === 0 || end[1] === 0) return noDraft;
  return {
    body: `A particle moves with constant velocity from the position ${metres(start)} to ${metres(end)} in ${t} s. What is its speed, in m/s?`,
    answer: show(length / t),
    mistakes: [
      [show(length), 'not dividing by the time'],
      [
        show((Math.abs(step[0]) + Math.abs(step[1])) / t),
        'adding the components instead of using Pythagoras’ theorem',
      ],
      [show(Math.hypot(...end) / t), 'measuring from the origin'],
      [show(length * t), 'multiplying by the time'],
    ],
    explanation: `The displacement is ${metres(step)}, which is √(${Math.abs(step[0])}² + ${Math.abs(step[1])}²) = ${length} m long, and ${length} ÷ ${t} = ${show(length / t)}.`,
  };
}

function accelerated(random: Random): Draft {
  const [u, a, t] = [any(random), any(random, 4), random.int(2, 6)];
  const s: Vector = [u[0] * t + (a[0] * t * t) / 2, u[1] * t + (a[1] * t * t) / 2];
  if (s.some((each) => each === 0 || !Number.isInteger(each))) return noDraft;
  return {
    body: `A particle has the velocity ${speed(u)} and the constant acceleration ${vector(a)} m/s². What is its displacement in the next ${t} s?`,
    answer: metres(s),
    mistakes: [
      [metres(plus([u[0] * t, u[1] * t], a, t * t)), 'leaving out the ½'],
      [metres(plus(u, a, t)), 'finding the velocity'],
      [metres([u[0] * t, u[1] * t]), 'leaving out the acceleration'],
      [metres(plus(u, a, (t * t) / 2)), 'not multiplying the velocity by the time'],
    ],
    explanation: `s = ut + ½at² in each component: ${formatPrintedNumber(u[0] * t)} and ${formatPrintedNumber((a[0] * t * t) / 2)} give ${formatPrintedNumber(s[0])}, ${formatPrintedNumber(u[1] * t)} and ${formatPrintedNumber((a[1] * t * t) / 2)} give ${formatPrintedNumber(s[1])}.`,
  };
}

function dueNorth(random: Random): Draft {
  const [u, a] = [any(random, 9), any(random, 4)];
  const isNorth = random.chance(0.5);
  const still = isNorth ? 0 : 1;
  const t = -itemAt(u, still) / itemAt(a, still);
  const other = itemAt(u, 1 - still) + t * itemAt(a, 1 - still);
  if (t <= 0 || other === 0 || Math.abs(itemAt(u, 0)) === Math.abs(itemAt(u, 1))) return noDraft;
  const show = (top: number, bottom: number) => fraction(Math.abs(top), Math.abs(bottom));
  return {
    body: `The unit vectors $\\mathbf{i}$ and $\\mathbf{j}$ point east and north. A boat has the velocity ${speed(u)} and the constant acceleration ${vector(a)} m/s². After how many seconds does it move parallel to ${isNorth ? '$\\mathbf{j}$' : '$\\mathbf{i}$'}?`,
    answer: show(itemAt(u, still), itemAt(a, still)),
    mistakes: [
      [show(itemAt(u, 1 - still), itemAt(a, 1 - still)), 'setting the other component to 0'],
      [show(itemAt(a, still), itemAt(u, still)), 'dividing the wrong way round'],
      [show(2 * itemAt(u, still), itemAt(a, still)), 'setting the displacement to 0 instead of the velocity'],
      [show(itemAt(u, still), 1), 'leaving out the acceleration'],
      [show(itemAt(u, 0) - itemAt(u, 1), itemAt(a, 0) - itemAt(a, 1) || 1), 'setting the components equal'],
    ],
    explanation: `The velocity after t seconds has the components ${polynomial([a[0], u[0]], 't')} and ${polynomial([a[1], u[1]], 't')}. The ${isNorth ? 'first' : 'second'} must be 0, so t = ${show(itemAt(u, still), itemAt(a, still))}.`,
  };
}

export const family: Family = {
  name: 'motion-vectors',
  syllabus: 'Motion in two dimensions with vectors',
  levels: {
    1: 'two short steps: a multiple of a vector, then a sum',
    2: 'three steps: the displacement, its length, then the speed',
    3: 'four steps: two products in each of two components',
    4: 'three steps with a choice: the velocity at t, which component is 0, then the time',
  },
  write: byDifficulty({ 1: position, 2: howFast, 3: accelerated, 4: dueNorth }),
  check: checkEachOption((option, text) => {
    const [one, two] = vectorsIn(text.replace(/vectors i and j point/, '').replace(/parallel to .\?/, '?'));
    if (!one || !two) return false;
    const found = vectorsIn(option)[0];
    const same = (value: (index: 0 | 1) => number) => found?.[0] === value(0) && found[1] === value(1);
    if (text.includes('position after')) {
      const t = numberAt(text, /after (\d+) s/);
      return same((index) => one[index] + t * two[index]);
    }
    if (text.includes('speed')) {
      const [x, y] = [two[0] - one[0], two[1] - one[1]];
      return Math.abs(evaluate(option) - Math.sqrt(x * x + y * y) / numberAt(text, /in (\d+) s/)) < 0.006;
    }
    if (text.includes('displacement')) {
      // The mean of the velocities at the start and at the end, times the time.
      const t = numberAt(text, /next (\d+) s/);
      return same((index) => ((one[index] + (one[index] + two[index] * t)) / 2) * t);
    }
    const index = text.includes('parallel to j') ? 0 : 1;
    return Math.abs(one[index] + two[index] * evaluate(option)) < 1e-9;
  }),
};
