import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { isValue } from './geometry-checks.ts';

export const family: Family = {
  name: 'solids',
  syllabus: 'Volumes of cylinders and of similar solids',
  levels: {
    3: 'one formula: the volume of a cylinder in terms of π',
    5: 'four steps: the ratio of the areas, its root, the cube of that, then the volume',
  },
  tier: { 5: 'HIGHER' },
  write: (random, difficulty) => {
    const [radius, height] = [random.int(2, 7), random.int(5, 14)];
    const pi = (value: number) => `${formatPrintedNumber(value)}π`;
    if (difficulty === 5) {
      const part = random.int(12, 60);
      const [one, other] = random.pick([
        [2, 3],
        [1, 3],
        [2, 5],
      ] as const);
      const surface = 90 + 10 * random.int(2, 9);
      const [small, large] = [part * one ** 3, part * other ** 3];
      return {
        body: `Two cones are similar. Their surface areas are ${formatPrintedNumber(surface * one ** 2)} cm² and ${formatPrintedNumber(surface * other ** 2)} cm². The smaller has a volume of ${formatPrintedNumber(small)} cm³. What is the volume of the larger, in cm³?`,
        answer: formatPrintedNumber(large),
        mistakes: [
          [formatPrintedNumber(part * one * other ** 2), 'using the ratio of the areas'],
          [formatPrintedNumber(part * one ** 2 * other), 'using the ratio of the lengths'],
          [
            formatPrintedNumber(small + surface * (other ** 2 - one ** 2)),
            'adding the difference of the areas',
          ],
          [formatPrintedNumber(part * other ** 2), 'dividing by the wrong power'],
        ],
        explanation: `The areas are in the ratio ${one ** 2} : ${other ** 2}, so the lengths are in the ratio ${one} : ${other} and the volumes in the ratio ${one}³ : ${other}³ = ${one ** 3} : ${other ** 3}. ${formatPrintedNumber(small)} ÷ ${one ** 3} × ${other ** 3} = ${formatPrintedNumber(large)}.`,
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
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text.replaceAll(/cm[²³]/g, 'cm'));
    return isValue(
      option,
      text.includes('similar') ? third * (second / first) ** 1.5 : Math.PI * first ** 2 * second,
    );
  }),
};
