import { factor, polynomial } from '../../../text/algebra.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const discriminant: Family = {
  name: 'discriminant',
  printed: { 1: 3, 3: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(2, 5), random.intExcept(-9, 9, [0]), random.intExcept(-6, 6, [0])];
    if (difficulty === 3) {
      const [p, root] = [random.pick([1, 4, 9]), random.int(2, 7)];
      const k = 2 * Math.sqrt(p) * root;
      return {
        body: `For which positive value of k does ${polynomial([p, 0, 0])} + kx + ${root * root} = 0 have equal roots?`,
        answer: printed(k),
        mistakes: [
          [printed(k * k), 'forgetting to take the square root'],
          [printed(k / 2), 'using b² − ac'],
          [printed(4 * p * root * root === k ? k + 2 : 2 * root * root), 'a slip with the product 4ac'],
          [printed(k + root), ''],
        ],
        explanation: `Equal roots need b² − 4ac = 0: k² = 4 × ${p} × ${root * root} = ${printed(4 * p * root * root)}, so k = ${k}.`,
      };
    }
    const value = b * b - 4 * a * c;
    return {
      body: `What is the discriminant of ${polynomial([a, b, c])}?`,
      answer: printed(value),
      mistakes: [
        [printed(b * b + 4 * a * c), 'adding 4ac instead of subtracting it'],
        [printed(b * b - a * c), 'leaving out the 4'],
        [printed(2 * b - 4 * a * c), 'doubling b instead of squaring it'],
        [printed(-(b * b) - 4 * a * c), 'squaring b without its sign'],
        [printed(value + 4), ''],
      ],
      explanation: `b² − 4ac = ${factor(b)}² − 4 × ${a} × ${factor(c)} = ${printed(value)}.`,
    };
  },
};
