import { fraction, formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { close } from './trigonometry-checks.ts';

/** A fraction of π: `π/3`, `5π/6`, `2π`. */
function ofPi(numerator: number, denominator: number): string {
  const [top = '', bottom] = fraction(numerator, denominator).split('/');
  const lead = top === '1' ? 'π' : top === '−1' ? '−π' : `${top}π`;
  return bottom === undefined ? lead : `${lead}/${bottom}`;
}

/** Degrees that are simple fractions of π. */
const angles: readonly number[] = [
  15, 18, 20, 24, 30, 36, 40, 45, 50, 54, 60, 72, 75, 80, 100, 105, 108, 120, 126, 135, 140, 144, 150, 160,
  162, 165, 195, 200, 210, 216, 220, 225, 240, 252, 270, 280, 288, 300, 315, 330,
];

export const family: Family = {
  name: 'radians',
  syllabus: 'Radians, arcs and sectors',
  levels: {
    1: 'one step: from degrees to radians or back',
    2: 'one formula with radians: an arc length or the area of a sector',
  },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [radius, tenths] = [random.int(3, 12), random.int(4, 24)];
      const angle = tenths / 10;
      const wantsArc = random.chance(0.5);
      const [length, area] = [radius * angle, (radius * radius * angle) / 2];
      const [answer, other] = wantsArc ? [length, area] : [area, length];
      return {
        body: `A sector has a radius of ${radius} cm and an angle of ${formatPrintedNumber(angle)} radians. What is ${wantsArc ? 'its arc length, in cm' : 'its area, in cm²'}?`,
        answer: formatPrintedNumber(answer),
        mistakes: [
          [formatPrintedNumber(other), `finding the ${wantsArc ? 'area' : 'arc length'}`],
          [
            formatPrintedNumber(wantsArc ? answer + 2 * radius : answer * 2),
            wantsArc ? 'adding the two radii' : 'leaving out the ½',
          ],
          [toSignificantFigures((answer * Math.PI) / 180), 'treating the angle as degrees'],
          [formatPrintedNumber(answer * 3), ''],
        ],
        explanation: wantsArc
          ? `Arc length is rθ: ${radius} × ${formatPrintedNumber(angle)} = ${formatPrintedNumber(length)}.`
          : `Area is ½r²θ: ½ × ${radius}² × ${formatPrintedNumber(angle)} = ${formatPrintedNumber(area)}.`,
      };
    }
    const degrees = random.pick(angles);
    return random.chance(0.5)
      ? {
          body: `What is ${degrees}° in radians?`,
          answer: ofPi(degrees, 180),
          mistakes: [
            [ofPi(degrees, 360), 'taking π for a full turn'],
            [ofPi(180, degrees), 'dividing the wrong way round'],
            [ofPi(degrees, 90), 'taking π for a right angle'],
            [ofPi(360 - degrees, 180), 'measuring the other way'],
            [ofPi(degrees + 30, 180), ''],
          ],
          explanation: `180° is π, so ${degrees}° is ${fraction(degrees, 180)} of π: ${ofPi(degrees, 180)}.`,
        }
      : {
          body: `What is ${ofPi(degrees, 180)} radians in degrees?`,
          answer: `${degrees}°`,
          mistakes: [
            [`${2 * degrees}°`, 'taking π for 360°'],
            [`${formatPrintedNumber(degrees / 2)}°`, 'taking π for 90°'],
            [`${360 - degrees}°`, 'measuring the other way'],
            ...nearbyNumbers(degrees, 15, (value) => `${value}°`),
          ],
          explanation: `π is 180°, so the angle is ${fraction(degrees, 180)} × 180° = ${degrees}°.`,
        };
  },
  check: checkEachOption((option, text) => {
    const numbers = numbersIn(text.replace('cm²', ''));
    if (text.includes('sector'))
      return close(
        evaluate(option),
        text.includes('arc')
          ? itemAt(numbers, 0) * itemAt(numbers, 1)
          : 0.5 * itemAt(numbers, 0) ** 2 * itemAt(numbers, 1),
      );
    const degreesGiven = text.includes('in radians');
    const angle = evaluate(/What is (.*?)(?:°| radians)/.exec(text)?.[1] ?? '');
    return degreesGiven
      ? close(evaluate(option), (angle * Math.PI) / 180)
      : close((evaluate(option.replace('°', '')) * Math.PI) / 180, angle);
  }),
};
