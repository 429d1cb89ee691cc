import { beam } from '#drawing/science/beam.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { before } from './checking.ts';

export const family: Family = {
  name: 'moments',
  syllabus: 'Moments and equilibrium',
  steps: {
    1: 'one product: a single moment',
    2: 'two steps: one moment, then the unknown force',
    3: 'two steps for an unknown distance instead of a force',
  },
  printed: { 1: 11, 2: 9, 3: 5 },
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
    const svg = beam(
      pivot,
      [
        { at: 0, label: `${load} N` },
        { at: 1, label: difficulty === 2 ? 'F' : `${formatPrintedNumber(other)} N` },
      ],
      [
        { from: 0, to: pivot, label: difficulty === 3 ? 'x' : `${near_} m` },
        { from: pivot, to: 1, label: `${far} m` },
      ],
    );
    if (difficulty === 3) {
      return {
        body: 'A light rod balances on a support. What is the distance x, in m?',
        image: {
          svg,
          alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, at distance x from the support. A load of ${formatPrintedNumber(other)} N hangs at the right end, ${far} m from it.`,
        },
        answer: formatPrintedNumber(near_),
        mistakes: [
          [formatPrintedNumber(Number(((load * far) / other).toFixed(2))), 'dividing the wrong way round'],
          [formatPrintedNumber(far), 'taking the distances to be equal'],
          [formatPrintedNumber(near_ + 1), ''],
          [formatPrintedNumber(near_ + 0.5), ''],
          [formatPrintedNumber(far + 1), ''],
        ],
        explanation: `The moments are equal: ${load} × x = ${formatPrintedNumber(other)} × ${far}, so x = ${near_}.`,
      };
    }
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
    return text.includes('distance x') ? (second * near) / first : (first * near) / far;
  }),
};
