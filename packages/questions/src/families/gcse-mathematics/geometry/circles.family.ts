import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { isValue } from './geometry-checks.ts';

export const family: Family = {
  name: 'circles',
  syllabus: 'Area and circumference of circles, arcs and sectors, in terms of π',
  levels: {
    1: 'one step: a formula with the radius',
    2: 'two steps: halve the diameter first, then the area',
    4: 'two steps: the fraction of the circle, then an arc length or area as a fraction of π',
  },
  write: (random, difficulty) => {
    const radius = random.int(3, 12);
    const pi = (value: number) =>
      value === 1
        ? 'π'
        : `${fraction(Math.round(value * 360), 360)}π`.replace(/(\d+)\/(\d+)π/, '$1π/$2').replace(/^1π/, 'π');
    if (difficulty === 4) {
      const angle = random.pick([30, 40, 45, 60, 72, 90, 120, 135]);
      const wantsArc = random.chance(0.5);
      const share = angle / 360;
      const [arcLength, area] = [share * 2 * radius, share * radius * radius];
      const [answer, other] = wantsArc ? [arcLength, area] : [area, arcLength];
      return {
        body: `A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. What is ${wantsArc ? 'the length of its arc, in cm' : 'its area, in cm²'}, in terms of π?`,
        answer: pi(answer),
        mistakes: [
          [pi(other), `finding the ${wantsArc ? 'area' : 'length of the arc'}`],
          [
            pi(wantsArc ? answer / 2 : answer * 2),
            wantsArc ? 'leaving out the 2 of 2πr' : 'doubling as for a circumference',
          ],
          [pi(wantsArc ? 2 * radius : radius * radius), 'taking the whole circle'],
          [pi((wantsArc ? 2 * radius : radius * radius) / 4), 'taking a quarter of the circle'],
          [pi(answer * 3), ''],
        ],
        explanation: `The sector is ${fraction(angle, 360)} of the circle: ${fraction(angle, 360)} × ${wantsArc ? `2 × π × ${radius}` : `π × ${radius}²`} = ${pi(answer)}.`,
      };
    }
    const wantsArea = difficulty === 2 || random.chance(0.5);
    const byDiameter = difficulty === 2;
    const answer = wantsArea ? radius * radius : 2 * radius;
    return {
      body: `A circle has a ${byDiameter ? `diameter of ${2 * radius}` : `radius of ${radius}`} cm. What is its ${wantsArea ? 'area, in cm²' : 'circumference, in cm'}, in terms of π?`,
      answer: pi(answer),
      mistakes: [
        [
          pi(wantsArea ? 2 * radius : radius * radius),
          `using the formula for the ${wantsArea ? 'circumference' : 'area'}`,
        ],
        [
          pi(byDiameter ? 4 * radius * radius : wantsArea ? 2 * radius * radius : radius),
          byDiameter ? 'taking the diameter for the radius' : wantsArea ? 'doubling' : 'leaving out the 2',
        ],
        [pi(4 * radius), 'doubling once too often'],
        [pi(answer + radius), ''],
        [pi(3 * answer), ''],
      ],
      explanation: wantsArea
        ? `${byDiameter ? `The radius is half of ${2 * radius}, which is ${radius}. ` : ''}Area is π × radius²: π × ${radius}² = ${pi(answer)}.`
        : `Circumference is 2 × π × radius: 2 × π × ${radius} = ${pi(answer)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [length = NaN, angle = 360] = numbersIn(text);
    const radius = text.includes('diameter') ? length / 2 : length;
    const whole = text.includes('area') ? Math.PI * radius ** 2 : 2 * Math.PI * radius;
    return isValue(option, (whole * angle) / 360);
  }),
};
