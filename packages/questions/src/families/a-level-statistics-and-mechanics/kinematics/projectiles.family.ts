import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { travelled } from './kinematics-checks.ts';

const gravity = 9.8;

export const family: Family = {
  name: 'projectiles',
  syllabus: 'Motion under gravity and projectiles',
  levels: {
    2: 'one formula: a fall from rest',
    4: 'three steps: resolve the velocity, then the greatest height',
    5: 'four steps: resolve in both directions, the time of flight, then the range',
  },
  write: (random, difficulty) => {
    const speed = random.int(12, 40);
    if (difficulty === 2) {
      const time = random.int(2, 10) / 2;
      const depth = 0.5 * gravity * time * time;
      return {
        body: `A stone is dropped from rest down a well and reaches the water after ${time} s. Taking g = 9.8 m/s², how far below the top of the well is the water, in m?`,
        answer: formatPrintedNumber(depth),
        mistakes: [
          [formatPrintedNumber(gravity * time), 'finding the velocity'],
          [formatPrintedNumber(gravity * time * time), 'leaving out the ½'],
          [formatPrintedNumber(0.5 * gravity * time), 'not squaring the time'],
          [formatPrintedNumber(depth + 9.8), ''],
        ],
        explanation: `s = ½gt² = ½ × 9.8 × ${time}² = ${formatPrintedNumber(depth)}.`,
      };
    }
    const angle = random.pick([25, 35, 40, 50, 55]);
    const radians = (angle * Math.PI) / 180;
    const launch = `A ball is projected at ${speed} m/s at ${angle}° above level ground. Taking g = 9.8 m/s²,`;
    if (difficulty === 4) {
      const height = (speed * Math.sin(radians)) ** 2 / (2 * gravity);
      return {
        body: `${launch} what is its greatest height, in m, to 3 significant figures?`,
        answer: toSignificantFigures(height),
        mistakes: [
          [
            toSignificantFigures((speed * Math.cos(radians)) ** 2 / (2 * gravity)),
            'using the level part of the velocity',
          ],
          [toSignificantFigures((speed * speed) / (2 * gravity)), 'using the whole speed'],
          [toSignificantFigures(2 * height), 'leaving out the 2'],
          [toSignificantFigures((speed * Math.sin(radians)) / gravity), 'finding the time to the top'],
        ],
        explanation: `The upward velocity is ${speed} sin ${angle}°. From v² = u² + 2as the height is (${speed} sin ${angle}°)²/(2 × 9.8) = ${toSignificantFigures(height)}.`,
      };
    }
    const range = (speed * speed * Math.sin(2 * radians)) / gravity;
    return {
      body: `${launch} how far away does it land, in m, to 3 significant figures?`,
      answer: toSignificantFigures(range),
      mistakes: [
        [toSignificantFigures(range / 2), 'stopping at the highest point'],
        [
          toSignificantFigures((2 * speed * speed * Math.sin(radians)) / gravity),
          'using the whole speed along the ground',
        ],
        [
          toSignificantFigures((speed * speed * Math.sin(radians)) / gravity),
          'forgetting to double the angle',
        ],
        [toSignificantFigures((2 * speed * Math.sin(radians)) / gravity), 'finding the time of flight'],
      ],
      explanation: `It flies for 2 × ${speed} sin ${angle}° ÷ 9.8 seconds and moves along at ${speed} cos ${angle}°, so it lands ${toSignificantFigures(range)} m away.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, angle = NaN] = numbersIn(text);
    if (text.includes('dropped')) return travelled(0, 9.8, first);
    const [along, up] = [
      first * Math.cos((angle * Math.PI) / 180),
      first * Math.sin((angle * Math.PI) / 180),
    ];
    return three(text.includes('greatest height') ? travelled(up, -9.8, up / 9.8) : (along * 2 * up) / 9.8);
  }, 1e-6),
};
