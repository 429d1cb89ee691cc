import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { part } from '#checks/support/part-of-text.ts';
import { travelled } from './kinematics-checks.ts';

export const family: Family = {
  name: 'constant-acceleration',
  syllabus: 'Motion with constant acceleration',
  levels: {
    1: 'one formula with two operations: v = u + at',
    2: 'one formula with more operations, one of them a square: s = ut + ½at²',
    3: 'a formula rearranged: s from v² = u² + 2as',
  },
  write: (random, difficulty) => {
    const [u, a, t] = [random.int(2, 12), random.int(2, 5), random.int(3, 9)];
    const v = u + a * t;
    const s = u * t + 0.5 * a * t * t;
    const thing = random.pick(['A car', 'A train', 'A cyclist on a hill', 'A particle']);
    if (difficulty === 1) {
      return {
        body: `${thing} moves at ${u} m/s and accelerates at ${a} m/s² for ${t} s. What is its final velocity, in m/s?`,
        answer: formatPrintedNumber(v),
        mistakes: [
          [formatPrintedNumber(a * t), 'leaving out the starting velocity'],
          [formatPrintedNumber(u + a + t), 'adding everything'],
          [formatPrintedNumber(s), 'finding the distance'],
          [formatPrintedNumber(u * t + a), 'multiplying the wrong pair'],
          ...nearbyNumbers(v, a),
        ],
        explanation: `v = u + at = ${u} + ${a} × ${t} = ${v}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `${thing} moves at ${u} m/s and accelerates at ${a} m/s² for ${t} s. How far does it travel in that time, in m?`,
        answer: formatPrintedNumber(s),
        mistakes: [
          [formatPrintedNumber(u * t), 'leaving out the acceleration'],
          [formatPrintedNumber(u * t + a * t * t), 'leaving out the ½'],
          [formatPrintedNumber(v * t), 'using the final velocity all the time'],
          [formatPrintedNumber(0.5 * a * t * t), 'leaving out the starting velocity'],
          [formatPrintedNumber(s + t), ''],
        ],
        explanation: `s = ut + ½at² = ${u} × ${t} + ½ × ${a} × ${t}² = ${formatPrintedNumber(s)}.`,
      };
    }
    const distance = (v * v - u * u) / (2 * a);
    return {
      body: `${thing} accelerates at ${a} m/s² from ${u} m/s to ${v} m/s. How far does it travel meanwhile, in m?`,
      answer: formatPrintedNumber(distance),
      mistakes: [
        [formatPrintedNumber((v * v - u * u) / a), 'leaving out the 2'],
        [formatPrintedNumber((v - u) / a), 'finding the time'],
        [formatPrintedNumber((v * v + u * u) / (2 * a)), 'adding the squares'],
        [formatPrintedNumber(((v - u) * (v - u)) / (2 * a)), 'squaring the difference'],
      ],
      explanation: `v² = u² + 2as, so s = (${v}² − ${u}²)/(2 × ${a}) = ${formatPrintedNumber(distance)}.`,
    };
  },
  check: checkNumber((text) => {
    const speeds = [...text.matchAll(/(\d+) m\/s(?!²)/g)].map(([, speed]) => Number(speed));
    const acceleration = Number(part(text, /(\d+) m\/s²/));
    const [start = NaN, end = NaN] = speeds;
    if (!Number.isNaN(end)) return travelled(start, acceleration, (end - start) / acceleration);
    const time = Number(part(text, /for (\d+) s/));
    return text.includes('How far') ? travelled(start, acceleration, time) : start + acceleration * time;
  }, 1e-6),
};
