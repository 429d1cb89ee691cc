import { factor, signed } from '../../../text/algebra.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';

export const arithmetic: Family = {
  name: 'arithmetic',
  printed: { 1: 3, 2: 3, 3: 1 },
  write: (random, difficulty) => {
    const [a, d, n] = [random.int(-6, 12), random.intExcept(-5, 8, [0, 1, -1]), random.int(10, 30)];
    const last = a + (n - 1) * d;
    const sum = (n * (a + last)) / 2;
    if (difficulty === 1) {
      return {
        body: `An arithmetic sequence has first term ${printed(a)} and common difference ${printed(d)}. What is term number ${n}?`,
        answer: printed(last),
        mistakes: [
          [printed(a + n * d), 'adding the difference once too often'],
          [printed(a * (n - 1) + d), 'swapping the first term and the difference'],
          [printed(a + (n - 2) * d), 'adding the difference once too few'],
          [printed(n * d), 'forgetting the first term'],
          ...near(last, 2),
        ],
        explanation: `The term is a + (n − 1)d = ${printed(a)} + ${n - 1} × ${factor(d)} = ${printed(last)}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `What is the sum of the first ${n} terms of the arithmetic series ${printed(a)}, ${printed(a + d)}, ${printed(a + 2 * d)}, …?`,
        answer: printed(sum),
        mistakes: [
          [printed((n * (a + a + n * d)) / 2), 'using n instead of n − 1'],
          [printed(n * (a + last)), 'forgetting to halve'],
          [printed(last), 'giving the last term'],
          [printed(n * a + d), ''],
          [printed(sum + n), ''],
        ],
        explanation: `The last term is ${printed(a)} + ${n - 1} × ${factor(d)} = ${printed(last)}, and the sum is ${n}/2 × (${printed(a)} ${signed(last)}) = ${printed(sum)}.`,
      };
    }
    const step = Math.abs(d);
    const start = random.int(2, 9);
    const total = (n * (2 * start + (n - 1) * step)) / 2;
    return {
      body: `The sum of the first n terms of the arithmetic series ${start} + ${start + step} + ${start + 2 * step} + … is ${printed(total)}. What is n?`,
      answer: printed(n),
      mistakes: [
        [printed(n - 1), 'counting the steps instead of the terms'],
        [printed(n + 1), 'a slip in the quadratic'],
        [printed(2 * n), 'forgetting to halve'],
        [printed(Math.round((total - start) / step) + 1), 'treating the sum as a term'],
      ],
      explanation: `n/2 × (${2 * start} + ${step}(n − 1)) = ${printed(total)} has the positive solution n = ${n}.`,
    };
  },
};
