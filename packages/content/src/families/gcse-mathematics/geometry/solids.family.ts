import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { isValue } from './checking.ts';

export const family: Family = {
  name: 'solids',
  syllabus: 'Volumes of cylinders and of similar solids',
  steps: {
    3: 'one formula: the volume of a cylinder in terms of π',
    5: 'three steps: the ratio of lengths, its cube, then the volume',
  },
  printed: { 3: 2, 5: 28 },
  write: (random, difficulty) => {
    const [radius, height] = [random.int(2, 7), random.int(5, 14)];
    const pi = (value: number) => `${formatPrintedNumber(value)}π`;
    if (difficulty === 5) {
      const [small, ratio] = [random.int(12, 60), random.int(2, 4)];
      const side = random.int(2, 9);
      return {
        body: `Two cones are similar. Their heights are ${side} cm and ${side * ratio} cm. The smaller has a volume of ${small} cm³. What is the volume of the larger, in cm³?`,
        answer: formatPrintedNumber(small * ratio ** 3),
        mistakes: [
          [formatPrintedNumber(small * ratio), 'using the ratio of the lengths'],
          [formatPrintedNumber(small * ratio ** 2), 'using the ratio of the areas'],
          [formatPrintedNumber(small * ratio * 3), 'multiplying the ratio by three'],
          [formatPrintedNumber(small + side * ratio), 'adding'],
        ],
        explanation: `The lengths are in the ratio 1 : ${ratio}, so the volumes are in the ratio 1 : ${ratio}³ = 1 : ${ratio ** 3}. ${small} × ${ratio ** 3} = ${formatPrintedNumber(small * ratio ** 3)}.`,
      };
    }
    const answer = radius * radius * height;
    return {
      body: `A cylinder has a radius of ${radius} cm and a height of ${height} cm. What is its volume, in cm³, in terms of π?`,
      answer: pi(answer),
      mistakes: [
        [pi(2 * radius * height), 'finding the curved surface'],
        [pi(radius * height), 'forgetting to square the radius'],
        [pi(4 * radius * radius * height), 'using the diameter'],
        [pi(radius * height * height), 'squaring the height'],
      ],
      explanation: `Volume is π × radius² × height: π × ${radius}² × ${height} = ${pi(answer)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return isValue(
      option,
      text.includes('similar') ? third * (second / first) ** 3 : Math.PI * first ** 2 * second,
    );
  }),
};
