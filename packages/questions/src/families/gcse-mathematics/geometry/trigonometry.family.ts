import { rightTriangle } from '#drawing/shapes/right-triangle.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const round = (value: number) => Math.round(value * 10) / 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const family: Family = {
  name: 'trigonometry',
  syllabus: 'Use sine, cosine and tangent in right-angled triangles',
  levels: {
    3: 'two steps: choose the ratio, then multiply for a side',
    4: 'three steps: choose the ratio, divide, then the inverse function for an angle',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const angle = random.int(28, 62);
    const slope = random.int(8, 24);
    const radians = (angle * Math.PI) / 180;
    const [height, base] = [slope * Math.sin(radians), slope * Math.cos(radians)];
    const show = (value: number) => `${formatPrintedNumber(value, 1)} cm`;
    if (difficulty === 4) {
      const up = random.int(4, 15);
      const along = random.int(4, 15);
      const found = (Math.atan2(up, along) * 180) / Math.PI;
      const degrees = (value: number) => `${formatPrintedNumber(value, 1)}°`;
      return {
        body: 'What is the size of angle x, to 1 decimal place?',
        image: {
          svg: rightTriangle(along, up, { base: `${along} cm`, height: `${up} cm`, slope: '', angle: 'x' }),
          alternativeText: `A right-angled triangle. The side opposite angle x is ${up} cm and the side next to it is ${along} cm.`,
        },
        answer: degrees(found),
        mistakes: [
          [degrees(90 - found), 'dividing the sides the wrong way up'],
          [degrees((Math.asin(Math.min(up, along) / Math.max(up, along)) * 180) / Math.PI), 'using the sine'],
          [
            degrees((Math.acos(Math.min(up, along) / Math.max(up, along)) * 180) / Math.PI),
            'using the cosine',
          ],
          [degrees((up / along) * 45), 'taking the ratio itself for the angle'],
          ...nearbyNumbers(found, 5, degrees),
        ],
        explanation: `tan x = ${up}/${along}, so x = tan⁻¹(${formatPrintedNumber(up / along, 3)}) = ${degrees(found)}.`,
      };
    }
    const opposite = random.chance(0.5);
    const answer = opposite ? height : base;
    return {
      body: 'What is the length of the side marked x, to 1 decimal place?',
      image: {
        svg: rightTriangle(base, height, {
          base: opposite ? '' : 'x',
          height: opposite ? 'x' : '',
          slope: `${slope} cm`,
          angle: `${angle}°`,
        }),
        alternativeText: `A right-angled triangle with a longest side of ${slope} cm and an angle of ${angle}°. The side ${opposite ? 'opposite' : 'next to'} that angle is x.`,
      },
      answer: show(answer),
      mistakes: [
        [show(opposite ? base : height), `using the ${opposite ? 'cosine' : 'sine'}`],
        [show(slope * Math.tan(radians)), 'using the tangent'],
        [
          show(opposite ? slope / Math.sin(radians) : slope / Math.cos(radians)),
          'dividing instead of multiplying',
        ],
        [show(slope / 2), ''],
      ],
      explanation: `x is the side ${opposite ? 'opposite' : 'next to'} the angle, so x = ${slope} × ${opposite ? 'sin' : 'cos'} ${angle}° = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text).slice(1);
    if (text.includes('angle x,')) return round((Math.atan(first / second) * 180) / Math.PI);
    return round(first * (text.includes('opposite') ? Math.sin(radians(second)) : Math.cos(radians(second))));
  }),
};
