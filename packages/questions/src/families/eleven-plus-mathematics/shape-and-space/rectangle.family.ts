import { labelledShape } from '#drawing/shapes/labelled-shape.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'rectangle',
  syllabus: 'Area and perimeter of rectangles',
  levels: {
    1: 'one formula: the area or the perimeter',
    2: 'three steps backwards: from the perimeter to the width, then the area',
  },
  write: (random, difficulty) => {
    const [height, extra] = [random.int(3, 9), random.int(2, 8)];
    const width = height + extra;
    const [area, perimeter] = [width * height, 2 * (width + height)];
    const wantsArea = random.chance(0.5);
    const svg = labelledShape(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      [`${width} cm`, '', '', `${height} cm`],
    );
    if (difficulty === 2) {
      return {
        body: `A rectangle has a perimeter of ${perimeter} cm. It is ${width} cm long. What is its area?`,
        answer: `${area} cm²`,
        mistakes: [
          [`${perimeter * width} cm²`, 'multiplying the two numbers given'],
          [`${(perimeter - width) * width} cm²`, 'subtracting one side only'],
          [`${height} cm²`, 'stopping at the width'],
          [`${(perimeter / 2) * width} cm²`, 'taking half the perimeter for the width'],
          [`${area + width} cm²`, 'a slip in the multiplication'],
        ],
        explanation: `Length and width together are half the perimeter, ${perimeter / 2} cm, so the width is ${perimeter / 2} − ${width} = ${height} cm. The area is ${width} × ${height} = ${area} cm².`,
      };
    }
    const unit = wantsArea ? 'cm²' : 'cm';
    const [answer, trap] = wantsArea ? [area, perimeter] : [perimeter, area];
    return {
      body: `What is the ${wantsArea ? 'area' : 'perimeter'} of this rectangle?`,
      image: { svg, alternativeText: `A rectangle ${width} cm long and ${height} cm wide.` },
      answer: `${answer} ${unit}`,
      mistakes: [
        [`${trap} ${unit}`, `finding the ${wantsArea ? 'perimeter' : 'area'}`],
        [`${width + height} ${unit}`, 'adding the two sides once'],
        [`${answer + width} ${unit}`, 'a slip'],
        [`${answer * 2} ${unit}`, 'doubling'],
        [`${answer - height} ${unit}`, ''],
        [`${answer + 2} ${unit}`, ''],
      ].map(([text, cause]) => [text ?? '', cause === 'a slip' ? '' : (cause ?? '')] as const),
      explanation: wantsArea
        ? `Area is length × width: ${width} × ${height} = ${area} cm².`
        : `Add all four sides: ${width} + ${height} + ${width} + ${height} = ${perimeter} cm.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('has a perimeter of')) return second * (first / 2 - second);
    return text.includes('the area') ? first * second : 2 * (first + second);
  }),
};
