import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { integral, gradient } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'variable-acceleration',
  syllabus: 'Use calculus in kinematics',
  levels: {
    3: 'two steps: differentiate, then substitute',
    4: 'three steps: integrate, find the constant, then substitute',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 3), random.intExcept(-8, 8, [0]), random.int(1, 9)];
    const t = random.int(1, 4);
    if (difficulty === 3) {
      const velocity = 3 * a * t * t + 2 * b * t + c;
      return {
        body: `A particle has the displacement s = ${polynomial([a, b, c, 0], 't')} metres after t seconds. What is its velocity at t = ${t}, in m/s?`,
        answer: formatPrintedNumber(velocity),
        mistakes: [
          [formatPrintedNumber(a * t ** 3 + b * t * t + c * t), 'finding the displacement'],
          [formatPrintedNumber(6 * a * t + 2 * b), 'finding the acceleration'],
          [formatPrintedNumber(3 * a * t * t + 2 * b * t), 'losing the constant'],
          ...nearbyNumbers(velocity, 2),
          [formatPrintedNumber(velocity + 5), ''],
        ],
        explanation: `v = ds/dt = ${polynomial([3 * a, 2 * b, c], 't')}; at t = ${t} that is ${formatPrintedNumber(velocity)}.`,
      };
    }
    const [p, q] = [3 * a, 2 * random.int(1, 5)];
    const distance = a * t ** 3 + (q / 2) * t * t;
    return {
      body: `A particle starts at the origin with velocity v = ${polynomial([p, q, 0], 't')} m/s after t seconds. How far from the origin is it at t = ${t}, in m?`,
      answer: formatPrintedNumber(distance),
      mistakes: [
        [formatPrintedNumber(p * t * t + q * t), 'finding the velocity'],
        [formatPrintedNumber(2 * p * t + q), 'differentiating instead of integrating'],
        [formatPrintedNumber((p * t * t + q * t) * t), 'multiplying the velocity by the time'],
        [formatPrintedNumber(p * t ** 3 + q * t * t), 'raising the powers without dividing'],
        [formatPrintedNumber(distance + q), ''],
      ],
      explanation: `Integrate: s = ${polynomial([a, q / 2, 0, 0], 't')}; at t = ${t} that is ${formatPrintedNumber(distance)}.`,
    };
  },
  check: checkNumber((text) => {
    const time = Number(part(text, /at t = (\d+)/));
    const displacement = part(text, /s = (.*) metres/);
    return displacement === ''
      ? integral(part(text, /v = (.*) m\/s after/), 0, time, 't')
      : gradient(displacement, time, 't');
  }, 1e-5),
};
