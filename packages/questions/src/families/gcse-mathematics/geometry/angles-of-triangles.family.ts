import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

export const family: Family = {
  name: 'angles-of-triangles',
  syllabus: 'Angles of triangles and at a point',
  levels: {
    1: 'two subtractions from 180 or 360',
    2: 'three steps: an isosceles triangle, then the angle outside it',
  },
  write: (random, difficulty) => {
    const degrees = (value: number) => `${value}°`;
    if (difficulty === 2) {
      const base = random.int(21, 79);
      const [apex, outside] = [180 - 2 * base, 180 - base];
      return {
        body: `The angle between the two equal sides of an isosceles triangle is ${apex}°. The side opposite this angle is extended. What is the exterior angle of the triangle there?`,
        answer: degrees(outside),
        mistakes: [
          [degrees(base), 'finding the angle inside the triangle'],
          [degrees(180 - apex), 'taking the angle at the top from 180°'],
          [degrees(apex), 'using the angle at the top'],
          [degrees(180 - Math.round(apex / 2)), 'halving the angle at the top'],
          ...nearbyNumbers(outside, 10, degrees),
        ],
        explanation: `The two angles at the base are equal: (180° − ${apex}°) ÷ 2 = ${base}°. The exterior angle is 180° − ${base}° = ${outside}°.`,
      };
    }
    const whole = random.pick([180, 360]);
    const [one, other] = [random.int(31, 75), random.int(31, 75)].map((angle) =>
      whole === 360 ? angle + 60 : angle,
    ) as [number, number];
    const answer = whole - one - other;
    return {
      body:
        whole === 180
          ? `Two angles of a triangle are ${one}° and ${other}°. What is the third angle?`
          : `Three angles at a point fill a full turn. Two of them are ${one}° and ${other}°. What is the third?`,
      answer: degrees(answer),
      mistakes: [
        [degrees(Math.abs(540 - whole - one - other)), `using ${540 - whole}° for the sum`],
        [degrees(one + other), 'adding the two angles only'],
        [degrees(whole - Math.max(one, other)), 'taking away one angle only'],
        ...nearbyNumbers(answer, 10, degrees),
      ],
      explanation: `The angles add up to ${whole}°: ${whole}° − ${one}° − ${other}° = ${answer}°.`,
    };
  },
  check: checkNumber((text) => {
    const [one = NaN, other = NaN] = numbersIn(text);
    if (text.includes('isosceles')) return 90 + one / 2;
    return (text.includes('full turn') ? 360 : 180) - (one + other);
  }),
};
