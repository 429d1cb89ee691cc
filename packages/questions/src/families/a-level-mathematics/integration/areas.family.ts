import { polynomial } from '#text/algebra.ts';
import { fraction, formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { integral, evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'areas',
  syllabus: 'Areas by integration',
  levels: {
    3: 'three steps: the limits from the curve, integrate, substitute',
    4: 'four steps: where a curve and a line meet, integrate, then a difference of areas',
  },
  write: (random, difficulty) => {
    const root = random.int(1, 5);
    const area = (4 / 3) * root ** 3;
    if (difficulty === 3) {
      const wide = random.pick([3, 6, 2, 4]);
      const whole = wide ** 3 / 6;
      return {
        body: `What is the area between the curve y = ${polynomial([-1, wide, 0])} and the x-axis?`,
        answer: fraction(Math.round(whole * 6), 6),
        mistakes: [
          [fraction(wide ** 3, 3), 'integrating the square alone'],
          [fraction(wide ** 3, 2), 'integrating the other term alone'],
          [fraction(wide ** 3, 12), 'halving by symmetry'],
          [fraction(wide ** 2, 4), 'giving the greatest height'],
        ],
        explanation: `The curve meets the axis at 0 and ${wide}. The integral of ${polynomial([-1, wide, 0])} between them is ${fraction(wide ** 3, 2)} − ${fraction(wide ** 3, 3)} = ${fraction(wide ** 3, 6)}.`,
      };
    }
    return {
      body: `What is the area between the curve y = x² and the line y = ${root * root}?`,
      answer: fraction(4 * root ** 3, 3),
      mistakes: [
        [
          fraction(2 * root ** 3, 3),
          root === 1 ? 'finding the area under the curve' : 'finding the area under the curve instead',
        ],
        [formatPrintedNumber(2 * root ** 3), 'finding the rectangle'],
        [fraction(root ** 3, 3), 'integrating from 0 only and under the curve'],
        [fraction(8 * root ** 3, 3), 'adding the two areas'],
      ],
      explanation: `They meet at x = ±${root}. The rectangle is ${2 * root ** 3} and the part below the curve ${fraction(2 * root ** 3, 3)}, so the area is ${fraction(4 * root ** 3, 3)}${root % 3 === 0 ? '' : ` (about ${toSignificantFigures(area)})`}.`,
    };
  },
  check: checkNumber((text) => {
    if (text.includes('the line')) {
      const height = itemAt(numbersIn(part(text, /line (.*)\?/)), 0);
      return integral(`${height} − x²`, -Math.sqrt(height), Math.sqrt(height));
    }
    const curve = part(text, /curve y = (.*) and/);
    const root =
      Array.from({ length: 20 }, (_, index) => index + 1).find((x) => evaluate(curve, { x }) === 0) ?? NaN;
    return integral(curve, 0, root);
  }, 1e-6),
};
