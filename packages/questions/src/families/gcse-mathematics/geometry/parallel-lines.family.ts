import { parallelLines } from '#drawing/shapes/angles.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'parallel-lines',
  syllabus: 'Angles on parallel lines',
  levels: {
    1: 'one fact: corresponding, alternate or co-interior angles',
  },
  write: (random) => {
    const angle = random.int(48, 76);
    const kind = random.pick(['corresponding', 'alternate', 'co-interior'] as const);
    const answer = kind === 'co-interior' ? 180 - angle : angle;
    const show = (value: number) => `${value}°`;
    const where = {
      corresponding: 'in the same position at the two crossings',
      alternate: 'on opposite sides of the sloping line, between the parallel lines',
      'co-interior': 'on the same side of the sloping line, between the parallel lines',
    }[kind];
    return {
      body: 'Two parallel lines are crossed by a straight line. What is the size of angle x?',
      image: {
        svg: parallelLines(angle, show(angle), 'x', kind),
        alternativeText: `Two parallel lines crossed by a sloping line. An angle of ${angle}° and the angle x lie ${where}.`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(180 - answer),
          kind === 'co-interior' ? 'taking the angles to be equal' : 'taking the angles to add up to 180°',
        ],
        [show(90 - angle), 'taking the angles to add up to 90°'],
        [show(360 - angle), 'taking the angles to add up to 360°'],
        ...nearbyNumbers(answer, 10, show),
      ],
      explanation:
        kind === 'co-interior'
          ? `The two are co-interior angles, which add up to 180°: 180 − ${angle} = ${answer}.`
          : `The two are ${kind} angles, which are equal, so x = ${angle}°.`,
    };
  },
  check: checkNumber((text) => {
    const [angle = NaN] = numbersIn(text);
    return text.includes('on the same side') ? 180 - angle : angle;
  }),
};
