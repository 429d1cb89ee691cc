import { fraction } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family, type Misconception } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { isValue } from './geometry-checks.ts';

const radiusOf = (random: Random) => random.int(3, 12);

/** A multiple of π: `3π/4`. */
const pi = (value: number) =>
  value === 1
    ? 'π'
    : `${fraction(Math.round(value * 360), 360)}π`.replace(/(\d+)\/(\d+)π/, '$1π/$2').replace(/^1π/, 'π');

/** Less typical mistakes in any of the formulas. */
const slips = (radius: number, answer: number): Misconception[] => [
  [pi(4 * radius), 'doubling once too often'],
  [pi(answer + radius), ''],
  [pi(3 * answer), ''],
];

function circumference(radius: number): Draft {
  const answer = 2 * radius;
  return {
    body: `A circle has a radius of ${radius} cm. What is its circumference, in cm, in terms of π?`,
    answer: pi(answer),
    mistakes: [
      [pi(radius * radius), 'using the formula for the area'],
      [pi(radius), 'leaving out the 2'],
      ...slips(radius, answer),
    ],
    explanation: `Circumference is 2 × π × radius: 2 × π × ${radius} = ${pi(answer)}.`,
  };
}

function areaFromRadius(radius: number): Draft {
  const answer = radius * radius;
  return {
    body: `A circle has a radius of ${radius} cm. What is its area, in cm², in terms of π?`,
    answer: pi(answer),
    mistakes: [
      [pi(2 * radius), 'using the formula for the circumference'],
      [pi(2 * answer), 'doubling'],
      ...slips(radius, answer),
    ],
    explanation: `Area is π × radius²: π × ${radius}² = ${pi(answer)}.`,
  };
}

function areaFromDiameter(radius: number): Draft {
  const answer = radius * radius;
  return {
    body: `A circle has a diameter of ${2 * radius} cm. What is its area, in cm², in terms of π?`,
    answer: pi(answer),
    mistakes: [
      [pi(2 * radius), 'using the formula for the circumference'],
      [pi(4 * answer), 'taking the diameter for the radius'],
      ...slips(radius, answer),
    ],
    explanation: `The radius is half of ${2 * radius}, which is ${radius}. Area is π × radius²: π × ${radius}² = ${pi(answer)}.`,
  };
}

function sector(random: Random): Draft {
  const radius = radiusOf(random);
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

export const family: Family = {
  name: 'circles',
  syllabus: 'Area and circumference of circles, arcs and sectors, in terms of π',
  levels: {
    1: 'one step: a formula with the radius',
    2: 'two steps: halve the diameter first, then the area',
    4: 'two steps: the fraction of the circle, then an arc length or area as a fraction of π',
  },
  write: byDifficulty({
    1: (random) => {
      const radius = radiusOf(random);
      return random.chance(0.5) ? areaFromRadius(radius) : circumference(radius);
    },
    2: (random) => areaFromDiameter(radiusOf(random)),
    4: sector,
  }),
  check: checkEachOption((option, text) => {
    const [length = NaN, angle = 360] = numbersIn(text);
    const radius = text.includes('diameter') ? length / 2 : length;
    const whole = text.includes('area') ? Math.PI * radius ** 2 : 2 * Math.PI * radius;
    return isValue(option, (whole * angle) / 360);
  }),
};
