import { beam } from '../../../drawing/beam.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const moments: Family = {
  name: 'moments',
  printed: { 1: 1, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [near_, far] = [random.int(1, 3), random.int(2, 5)];
    const load = far * random.int(4, 15);
    const other = (load * near_) / far;
    if (difficulty === 1) {
      return {
        body: `A force of ${load} N acts at a right angle to a spanner, ${printed(far / 10)} m from the nut. What is its moment about the nut, in N m?`,
        answer: printed((load * far) / 10),
        mistakes: [
          [printed(load * far), 'a slip with the decimal point'],
          [printed(Number(((load * 10) / far).toFixed(1))), 'dividing instead of multiplying'],
          [printed(load + far / 10), 'adding'],
          [printed((load * far) / 20), 'halving'],
        ],
        explanation: `Moment is force × distance: ${load} × ${printed(far / 10)} = ${printed((load * far) / 10)}.`,
      };
    }
    const total = near_ + far;
    const pivot = near_ / total;
    const svg = beam(
      pivot,
      [
        { place: 0, label: `${load} N` },
        { place: 1, label: difficulty === 2 ? 'F' : `${printed(other)} N` },
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
          alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, at distance x from the support. A load of ${printed(other)} N hangs at the right end, ${far} m from it.`,
        },
        answer: printed(near_),
        mistakes: [
          [printed(Number(((load * far) / other).toFixed(2))), 'dividing the wrong way round'],
          [printed(far), 'taking the distances to be equal'],
          [printed(near_ + 1), ''],
          [printed(near_ + 0.5), ''],
          [printed(far + 1), ''],
        ],
        explanation: `The moments are equal: ${load} × x = ${printed(other)} × ${far}, so x = ${near_}.`,
      };
    }
    return {
      body: 'A light rod balances on a support. What is the force F, in N?',
      image: {
        svg,
        alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, ${near_} m from the support. A force F pulls down at the right end, ${far} m from it.`,
      },
      answer: printed(other),
      mistakes: [
        [printed((load * far) / near_), 'using the distances the wrong way round'],
        [printed(load), 'taking the forces to be equal'],
        [printed(load * near_), 'giving the moment'],
        [printed(load + far - near_), ''],
        [printed(other + near_), ''],
      ],
      explanation: `The moments are equal: ${load} × ${near_} = F × ${far}, so F = ${printed(other)}.`,
    };
  },
};
