import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'polygon-angles',
  syllabus: 'Interior and exterior angles of regular polygons',
  levels: {
    2: 'one or two steps from the number of sides to an angle',
    3: 'two steps backwards, from the interior angle to the number of sides',
  },
  write: (random, difficulty) => {
    const sides = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20]);
    const [exterior, interior] = [360 / sides, 180 - 360 / sides];
    const show = (value: number) => `${formatPrintedNumber(value)}°`;
    if (difficulty === 3) {
      return {
        body: `Each interior angle of a regular polygon is ${interior}°. How many sides does it have?`,
        answer: formatPrintedNumber(sides),
        mistakes: [
          ...wholeResult(360 / interior, 'dividing 360 by the interior angle'),
          [formatPrintedNumber(sides - 2), 'counting the triangles instead of the sides'],
          [formatPrintedNumber(sides + 2), 'adding two'],
          [formatPrintedNumber(exterior), 'giving the exterior angle'],
          [formatPrintedNumber(sides + 1), ''],
          [formatPrintedNumber(sides - 1), ''],
        ],
        explanation: `The exterior angle is 180 − ${interior} = ${exterior}°, and 360 ÷ ${exterior} = ${sides}.`,
      };
    }
    const wantsInterior = random.chance(0.6);
    const answer = wantsInterior ? interior : exterior;
    return {
      body: `What is the size of each ${wantsInterior ? 'interior' : 'exterior'} angle of a regular polygon with ${sides} sides?`,
      answer: show(answer),
      mistakes: [
        [
          show(wantsInterior ? exterior : interior),
          `giving the ${wantsInterior ? 'exterior' : 'interior'} angle`,
        ],
        [show((sides - 2) * 180), 'giving the sum of the interior angles'],
        ...wholeResult(180 / sides, 'dividing 180° by the number of sides', show),
        ...nearbyNumbers(answer, 12, show),
      ],
      explanation: `The exterior angles add up to 360°: 360 ÷ ${sides} = ${exterior}°.${wantsInterior ? ` The interior angle is 180 − ${exterior} = ${interior}°.` : ''}`,
    };
  },
  check: checkNumber((text) => {
    const [given = NaN] = numbersIn(text);
    if (text.includes('How many sides')) return 360 / (180 - given);
    return text.includes('interior') ? ((given - 2) * 180) / given : 360 / given;
  }),
};
