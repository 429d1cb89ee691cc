import { beam } from '#drawing/science/beam.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { before } from './forces-and-moments-checks.ts';

/** A uniform rod on a support that is not at its centre. Distances in metres, forces in newtons. */
function heavyRod(load: number, left: number, right: number): Draft {
  const total = left + right;
  const unaided = (load * left) / right;
  const times = right > left ? Math.max(1, Math.floor(unaided / (right - left))) : 6;
  const weight = right * times;
  const force = unaided - (times * (right - left)) / 2;
  const show = (value: number) => formatPrintedNumber(Number(value.toFixed(2)));
  const pivot = left / total;
  return {
    body: 'A uniform rod balances on a support. What is the force F, in N?',
    image: {
      svg: beam(
        pivot,
        [
          { at: 0, label: `${load} N` },
          { at: 0.5, label: `${weight} N` },
          { at: 1, label: 'F' },
        ],
        [
          { from: 0, to: pivot, label: `${left} m` },
          { from: pivot, to: 1, label: `${right} m` },
        ],
      ),
      alternativeText: `A level uniform rod on a support. A load of ${load} N hangs at the left end, ${left} m from the support. The weight of the rod, ${weight} N, acts at its centre. A force F pulls down at the right end, ${right} m from the support.`,
    },
    answer: show(force),
    mistakes: [
      [show(unaided), 'leaving out the weight of the rod'],
      [
        show(Math.abs((load * left - weight * right) / right)),
        'letting the weight act at the end of the rod',
      ],
      [show(unaided + (times * (right - left)) / 2), 'putting the moment of the weight on the wrong side'],
      [show(load + weight), 'adding the forces'],
      [show((load * left) / total), 'taking moments about the wrong point'],
    ],
    explanation: `The centre is ${right === left ? 'at the support' : `${show(Math.abs(right - left) / 2)} m to the ${right > left ? 'right' : 'left'} of the support`}. Moments about the support: ${load} × ${left} = ${right >= left ? `${weight} × ${show((right - left) / 2)} + F × ${right}` : `F × ${right} − ${weight} × ${show((left - right) / 2)}`}, so F = ${show(force)} N.`,
  };
}

export const family: Family = {
  name: 'moments',
  syllabus: 'Moments and equilibrium',
  levels: {
    1: 'one product: a single moment',
    2: 'two steps: one moment, then the unknown force',
    3: 'four steps: the place of the centre, its moment on one side, an equation of three moments, the force',
  },
  write: (random, difficulty) => {
    const [near_, far] = [random.int(1, 3), random.int(2, 5)];
    const load = far * random.int(4, 15);
    const other = (load * near_) / far;
    if (difficulty === 1) {
      return {
        body: `A force of ${load} N acts at a right angle to a spanner, ${formatPrintedNumber(far / 10)} m from the nut. What is its moment about the nut, in N m?`,
        answer: formatPrintedNumber((load * far) / 10),
        mistakes: [
          [formatPrintedNumber(load * far), 'a slip with the decimal point'],
          [formatPrintedNumber(Number(((load * 10) / far).toFixed(1))), 'dividing instead of multiplying'],
          [formatPrintedNumber(load + far / 10), 'adding'],
          [formatPrintedNumber((load * far) / 20), 'halving'],
        ],
        explanation: `Moment is force × distance: ${load} × ${formatPrintedNumber(far / 10)} = ${formatPrintedNumber((load * far) / 10)}.`,
      };
    }
    const total = near_ + far;
    const pivot = near_ / total;
    if (difficulty === 3) return heavyRod(load, near_, far);
    const svg = beam(
      pivot,
      [
        { at: 0, label: `${load} N` },
        { at: 1, label: 'F' },
      ],
      [
        { from: 0, to: pivot, label: `${near_} m` },
        { from: pivot, to: 1, label: `${far} m` },
      ],
    );
    return {
      body: 'A light rod balances on a support. What is the force F, in N?',
      image: {
        svg,
        alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, ${near_} m from the support. A force F pulls down at the right end, ${far} m from it.`,
      },
      answer: formatPrintedNumber(other),
      mistakes: [
        [formatPrintedNumber((load * far) / near_), 'using the distances the wrong way round'],
        [formatPrintedNumber(load), 'taking the forces to be equal'],
        [formatPrintedNumber(load * near_), 'giving the moment'],
        [formatPrintedNumber(load + far - near_), ''],
        [formatPrintedNumber(other + near_), ''],
      ],
      explanation: `The moments are equal: ${load} × ${near_} = F × ${far}, so F = ${formatPrintedNumber(other)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = before('N\\b', text);
    const [near = NaN, far = NaN] = before('m\\b', text);
    if (text.includes('spanner')) return first * near;
    if (!text.includes('uniform')) return (first * near) / far;
    // About the left end: the support carries all three forces.
    const support = (force: number) => (first + second + force) * near;
    const turning = (force: number) => (second * (near + far)) / 2 + force * (near + far);
    return (support(0) - turning(0)) / (turning(1) - turning(0) - (support(1) - support(0)));
  }),
};
