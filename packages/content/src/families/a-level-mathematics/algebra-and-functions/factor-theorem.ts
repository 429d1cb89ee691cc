import { bracket, polynomial, signed } from '../../../text/algebra.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';
import { nothing } from '../../nothing.ts';

export const factorTheorem: Family = {
  name: 'factor-theorem',
  printed: { 2: 2, 3: 1, 4: 1 },
  write: (random, difficulty) => {
    const root = random.intExcept(-3, 3, [0]);
    const [b, c, d] = [
      random.intExcept(-5, 5, [0]),
      random.intExcept(-7, 7, [0]),
      random.intExcept(-9, 9, [0]),
    ];
    const value = (x: number) => x ** 3 + b * x * x + c * x + d;
    if (difficulty === 4) {
      const k = -(root ** 3 + c * root + d) / (root * root);
      if (!Number.isInteger(k)) return nothing;
      return {
        body: `${bracket(1, -root)} is a factor of x³ + kx² ${c < 0 ? '−' : '+'} ${polynomial([Math.abs(c), 0])} ${signed(d)}. What is k?`,
        answer: printed(k),
        mistakes: [
          [printed(-k), 'losing a sign'],
          [printed(-((-root) ** 3 + c * -root + d) / (root * root)), `putting in x = ${printed(-root)}`],
          [printed(k * root * root), 'forgetting to divide'],
          ...near(k, 1),
          [printed(k + 3), ''],
        ],
        explanation: `Put in x = ${printed(root)}, which must give 0: ${printed(root ** 3)} + ${polynomial([root * root, 0], 'k')} ${signed(c * root)} ${signed(d)} = 0, so k = ${printed(k)}.`,
      };
    }
    return {
      body: `What is the remainder when ${polynomial([1, b, c, d])} is divided by ${bracket(1, -root)}?`,
      answer: printed(value(root)),
      mistakes: [
        [printed(value(-root)), `putting in x = ${printed(-root)}`],
        [printed(d), 'taking the constant term'],
        [printed(-value(root)), 'losing the sign'],
        [printed(value(root) + d), ''],
        [printed(value(root) - 2), ''],
      ],
      explanation: `The remainder is the value at x = ${printed(root)}: ${printed(root ** 3)} ${signed(b * root * root)} ${signed(c * root)} ${signed(d)} = ${printed(value(root))}.`,
    };
  },
};
