import { polynomial } from '../../../text/algebra.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';

export const variable: Family = {
  name: 'variable-acceleration',
  printed: { 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 3), random.intExcept(-8, 8, [0]), random.int(1, 9)];
    const t = random.int(1, 4);
    if (difficulty === 3) {
      const velocity = 3 * a * t * t + 2 * b * t + c;
      return {
        body: `A particle has the displacement s = ${polynomial([a, b, c, 0], 't')} metres after t seconds. What is its velocity at t = ${t}, in m/s?`,
        answer: printed(velocity),
        mistakes: [
          [printed(a * t ** 3 + b * t * t + c * t), 'finding the displacement'],
          [printed(6 * a * t + 2 * b), 'finding the acceleration'],
          [printed(3 * a * t * t + 2 * b * t), 'losing the constant'],
          ...near(velocity, 2),
          [printed(velocity + 5), ''],
        ],
        explanation: `v = ds/dt = ${polynomial([3 * a, 2 * b, c], 't')}; at t = ${t} that is ${printed(velocity)}.`,
      };
    }
    const [p, q] = [3 * a, 2 * random.int(1, 5)];
    const distance = a * t ** 3 + (q / 2) * t * t;
    return {
      body: `A particle starts at the origin with velocity v = ${polynomial([p, q, 0], 't')} m/s after t seconds. How far from the origin is it at t = ${t}, in m?`,
      answer: printed(distance),
      mistakes: [
        [printed(p * t * t + q * t), 'finding the velocity'],
        [printed(2 * p * t + q), 'differentiating instead of integrating'],
        [printed((p * t * t + q * t) * t), 'multiplying the velocity by the time'],
        [printed(p * t ** 3 + q * t * t), 'raising the powers without dividing'],
        [printed(distance + q), ''],
      ],
      explanation: `Integrate: s = ${polynomial([a, q / 2, 0, 0], 't')}; at t = ${t} that is ${printed(distance)}.`,
    };
  },
};
