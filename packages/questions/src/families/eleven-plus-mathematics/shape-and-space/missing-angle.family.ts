import { anglesAtAPoint, triangleWithAngles } from '#drawing/shapes/angles.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'missing-angle',
  syllabus: 'Angles on a line, in a triangle and round a point',
  levels: {
    1: 'two steps: two angles on a line, from 180°',
    2: 'two steps with the fact for a triangle',
    3: 'two steps with larger angles, round a point, from 360°',
  },
  write: (random, difficulty) => {
    const show = (value: number) => `${value}°`;
    if (difficulty === 2) {
      const [left, right] = [random.int(35, 80), random.int(35, 80)];
      const x = 180 - left - right;
      return {
        body: 'What is the size of angle x?',
        image: {
          svg: triangleWithAngles([left, right, x], [show(left), show(right), 'x']),
          alternativeText: `A triangle with angles of ${left}°, ${right}° and x.`,
        },
        answer: show(x),
        mistakes: [
          [show(left + right), 'adding the two angles given'],
          [show(360 - left - right), 'taking 360° for a triangle'],
          [show(180 - left), 'subtracting one angle only'],
          [show(180 - right), 'subtracting one angle only'],
          ...nearbyNumbers(x, 10, show),
        ],
        explanation: `The angles of a triangle add up to 180°: 180 − ${left} − ${right} = ${x}°.`,
      };
    }
    const total = difficulty === 1 ? 180 : 360;
    const known =
      difficulty === 1
        ? [random.int(30, 75), random.int(30, 75)]
        : [random.int(80, 130), random.int(80, 130)];
    const x = total - known.reduce((sum, each) => sum + each, 0);
    const [first = 0, second = 0] = known;
    return {
      body:
        total === 180
          ? 'The angles lie on a straight line. What is the size of angle x?'
          : 'The angles meet at a point. What is the size of angle x?',
      image: {
        svg: anglesAtAPoint([first, x, second], [show(first), 'x', show(second)], total),
        alternativeText:
          total === 180
            ? `Three angles on a straight line: ${first}°, x and ${second}°.`
            : `Three angles round a point: ${first}°, x and ${second}°.`,
      },
      answer: show(x),
      mistakes: [
        [show(first + second), 'adding the two angles given'],
        [
          show(Math.abs((total === 180 ? 360 : 180) - first - second)),
          `taking ${total === 180 ? 360 : 180}° instead of ${total}°`,
        ],
        [show(total - first), 'subtracting one angle only'],
        [show(total - second), 'subtracting one angle only'],
        ...nearbyNumbers(x, 10, show),
      ],
      explanation: `Angles ${total === 180 ? 'on a straight line' : 'round a point'} add up to ${total}°: ${total} − ${first} − ${second} = ${x}°.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return (text.includes('round a point') ? 360 : 180) - first - second;
  }),
};
