import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-mathematics-checks.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));
const three = (value: number) => toSignificantFigures(value);

function area(random: Random): Draft {
  const [a, b] = random.sample([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 2) as [number, number];
  const angle = random.pick([25, 35, 40, 50, 65, 70, 110, 125, 140]);
  const answer = (a * b * sin(angle)) / 2;
  return {
    body: `Two sides of a triangle are ${a} cm and ${b} cm long, and the angle between them is ${angle}°. What is its area, to 3 significant figures?`,
    answer: `${three(answer)} cm²`,
    mistakes: [
      [`${three(2 * answer)} cm²`, 'leaving out the ½'],
      [`${three(Math.abs((a * b * cos(angle)) / 2))} cm²`, 'using cos instead of sin'],
      [`${three((a * b) / 2)} cm²`, 'taking the angle for a right angle'],
      [`${three(Math.abs((a * b * Math.sin(angle)) / 2))} cm²`, 'leaving the calculator in radians'],
    ],
    explanation: `The area is ½ab sin C = ½ × ${a} × ${b} × sin ${angle}° = ${three(answer)} cm².`,
  };
}

function side(random: Random): Draft {
  const [a, b] = random.sample([5, 6, 7, 8, 9, 10, 11, 12, 13], 2) as [number, number];
  const angle = random.pick([35, 40, 50, 65, 70, 110, 125, 140]);
  if (random.chance(0.5)) {
    const answer = Math.sqrt(a * a + b * b - 2 * a * b * cos(angle));
    return {
      body: `In triangle ABC, AB = ${a} cm, AC = ${b} cm and angle A is ${angle}°. How long is BC, to 3 significant figures?`,
      answer: `${three(answer)} cm`,
      mistakes: [
        [
          `${three(Math.sqrt(a * a + b * b + 2 * a * b * cos(angle)))} cm`,
          'adding the last term of the cosine rule',
        ],
        [`${three(Math.sqrt(a * a + b * b))} cm`, 'using Pythagoras’ theorem without a right angle'],
        [`${three(answer * answer)} cm`, 'forgetting the square root'],
        [
          `${three(Math.sqrt(Math.abs(a * a + b * b - a * b * cos(angle))))} cm`,
          'leaving the 2 out of the cosine rule',
        ],
      ],
      explanation: `BC² = ${a}² + ${b}² − 2 × ${a} × ${b} × cos ${angle}° = ${toSignificantFigures(answer * answer, 4)}, so BC is ${three(answer)} cm.`,
    };
  }
  const other = random.pick([25, 30, 45, 55].filter((each) => each + angle < 175));
  const answer = (a * sin(other)) / sin(angle);
  return {
    body: `In triangle ABC, BC = ${a} cm, angle A is ${angle}° and angle B is ${other}°. How long is AC, to 3 significant figures?`,
    answer: `${three(answer)} cm`,
    mistakes: [
      [`${three((a * sin(angle)) / sin(other))} cm`, 'swapping the two angles'],
      [`${three((a * other) / angle)} cm`, 'dividing the angles without their sines'],
      [`${three((a * sin(180 - angle - other)) / sin(angle))} cm`, 'finding the third side'],
      [`${three(a * sin(other))} cm`, 'leaving out the other angle'],
    ],
    explanation: `AC lies opposite angle B, so AC/sin ${other}° = ${a}/sin ${angle}° and AC is ${three(answer)} cm.`,
  };
}

function areaFromSides(random: Random): Draft {
  const [a, b, c] = [random.int(6, 13), random.int(6, 13), random.int(6, 13)];
  const cosine = (a * a + b * b - c * c) / (2 * a * b);
  if (Math.abs(cosine) > 0.9 || Math.abs(cosine) < 0.05 || a === b || b === c || a === c) return noDraft;
  const answer = ((a * b) / 2) * Math.sqrt(1 - cosine * cosine);
  return {
    body: `A triangle has sides of ${a} cm, ${b} cm and ${c} cm. What is its area, to 3 significant figures?`,
    answer: `${three(answer)} cm²`,
    mistakes: [
      [`${three(Math.abs(((a * b) / 2) * cosine))} cm²`, 'using cos instead of sin in the area'],
      [`${three((a * b) / 2)} cm²`, 'taking the angle for a right angle'],
      [`${three(2 * answer)} cm²`, 'leaving out the ½'],
      [`${three((a * b * c) / 12)} cm²`, 'multiplying the sides'],
    ],
    explanation: `The angle between ${a} cm and ${b} cm has the cosine (${a}² + ${b}² − ${c}²)/(2 × ${a} × ${b}) = ${three(cosine)}, so it is ${three((Math.acos(cosine) * 180) / Math.PI)}°. The area is ½ × ${a} × ${b} times its sine, ${three(answer)} cm².`,
  };
}

function ambiguous(random: Random): Draft {
  const [a, b, angle] = [random.int(6, 11), random.int(8, 16), random.pick([25, 30, 35, 40, 45])];
  const sine = (b * sin(angle)) / a;
  if (b <= a || sine > 0.96 || sine < 0.4) return noDraft;
  const acute = (Math.asin(sine) * 180) / Math.PI;
  const one = (value: number) => formatPrintedNumber(value, 1);
  const [first, second] = [180 - angle - acute, acute - angle];
  if (second < 5) return noDraft;
  const show = (u: number, v: number) => `${one(Math.min(u, v))}° or ${one(Math.max(u, v))}°`;
  return {
    body: `In triangle ABC, BC = ${a} cm, AC = ${b} cm and angle A is ${angle}°. What can angle C be, to 1 decimal place?`,
    answer: show(first, second),
    mistakes: [
      [show(acute, 180 - acute), 'giving the two sizes of angle B'],
      [`only ${one(first)}°`, 'overlooking that angle B can be obtuse'],
      [`only ${one(second)}°`, 'overlooking that angle B can be acute'],
      [show(first, 180 - first), 'taking the second size of angle C from its own sine'],
    ],
    explanation: `sin B = ${b} sin ${angle}° ÷ ${a} = ${three(sine)}, so B is ${one(acute)}° or ${one(180 - acute)}°. Both fit into the triangle, and C is ${one(first)}° or ${one(second)}°.`,
  };
}

export const family: Family = {
  name: 'triangles',
  syllabus: 'The sine and cosine rules',
  levels: {
    1: 'one formula: the area from two sides and an angle',
    2: 'two steps: choose the sine or the cosine rule, then use it',
    3: 'four steps: the cosine rule backwards, its angle, a sine, then the area',
    4: 'five steps: two possible angles, and the third angle for each',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: area, 2: side, 3: areaFromSides, 4: ambiguous }),
  check: checkEachOption((option, text) => {
    const [found, ...more] = numbersIn(option);
    const agrees = (value: number) => found === Number(value.toPrecision(3));
    const [first, second, third] = numbersIn(text) as [number, number, number];
    if (text.startsWith('Two sides')) {
      // The corners are (0, 0), (a, 0) and b in the direction of the angle.
      return agrees((first * second * Math.sin(radians(third))) / 2);
    }
    if (text.startsWith('A triangle')) {
      const half = (first + second + third) / 2;
      return agrees(Math.sqrt(half * (half - first) * (half - second) * (half - third)));
    }
    if (text.includes('AB =')) {
      const corner = [second * Math.cos(radians(third)), second * Math.sin(radians(third))] as const;
      return agrees(Math.hypot(corner[0] - first, corner[1]));
    }
    if (text.includes('angle B is')) {
      const height = first * Math.sin(radians(numberAt(text, /angle B is (\d+)/)));
      return agrees(height / Math.sin(radians(second)));
    }
    // C moves along the arm of angle A at the distance AC; B lies on the other arm, at the distance BC from C.
    const [across, up] = [second * Math.cos(radians(third)), second * Math.sin(radians(third))];
    const reach = Math.sqrt(first * first - up * up);
    const angles = [across - reach, across + reach].map((at) => {
      const cosine = (second * second + first * first - at * at) / (2 * second * first);
      return Number(((Math.acos(cosine) * 180) / Math.PI).toFixed(1));
    });
    return !option.startsWith('only') && itemAt(angles, 0) === found && itemAt(angles, 1) === more[0];
  }),
};
