import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const cm = (value: number) => `${formatPrintedNumber(value, 1)} cm`;

export const family: Family = {
  name: 'sine-and-cosine-rules',
  syllabus: 'Use the sine rule, the cosine rule and ½ab sin C',
  levels: {
    3: 'one formula: the area from two sides and the angle between them',
    4: 'two or three steps: choose the sine or the cosine rule for a side',
    5: 'three steps backwards: an angle by the cosine rule rearranged',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  write: (random, difficulty) => {
    const [a, b] = random.sample([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 2) as [number, number];
    const angle = random.int(35, 125);
    if (difficulty === 3) {
      const area = (value: number) => `${formatPrintedNumber(value, 1)} cm²`;
      const answer = 0.5 * a * b * Math.sin(radians(angle));
      return {
        body: `In triangle ABC, AB = ${a} cm, AC = ${b} cm and angle BAC = ${angle}°. What is its area, to 1 decimal place?`,
        answer: area(answer),
        mistakes: [
          [area(a * b * Math.sin(radians(angle))), 'forgetting the half'],
          [area(0.5 * a * b), 'forgetting the sine'],
          [area(Math.abs(0.5 * a * b * Math.cos(radians(angle)))), 'using the cosine'],
          ...nearbyNumbers(answer, 2.5, area),
        ],
        explanation: `½ × ${a} × ${b} × sin ${angle}° = ${area(answer)}.`,
      };
    }
    if (difficulty === 5) {
      const c = random.int(Math.abs(a - b) + 2, a + b - 2);
      const cosine = (a * a + b * b - c * c) / (2 * a * b);
      const found = (Math.acos(cosine) * 180) / Math.PI;
      const degrees = (value: number) => `${formatPrintedNumber(value, 1)}°`;
      const flipped = (a * a + c * c - b * b) / (2 * a * c);
      return {
        body: `In triangle ABC, AB = ${a} cm, AC = ${b} cm and BC = ${c} cm. What is angle BAC, to 1 decimal place?`,
        answer: degrees(found),
        mistakes: [
          [degrees((Math.acos(flipped) * 180) / Math.PI), 'finding another angle of the triangle'],
          [degrees(180 - found), 'a wrong sign in the cosine rule'],
          [
            degrees((Math.asin(Math.min(1, Math.abs(cosine))) * 180) / Math.PI),
            'using the inverse of the sine',
          ],
          ...nearbyNumbers(found, 5, degrees),
        ],
        explanation: `cos A = (${a}² + ${b}² − ${c}²) ÷ (2 × ${a} × ${b}) = ${formatPrintedNumber(cosine, 4)}, so angle BAC = ${degrees(found)}.`,
      };
    }
    if (random.chance(0.5)) {
      const answer = Math.sqrt(a * a + b * b - 2 * a * b * Math.cos(radians(angle)));
      return {
        body: `In triangle ABC, AB = ${a} cm, AC = ${b} cm and angle BAC = ${angle}°. How long is BC, to 1 decimal place?`,
        answer: cm(answer),
        mistakes: [
          [cm(Math.sqrt(a * a + b * b)), 'using Pythagoras’ theorem'],
          [cm(Math.sqrt(a * a + b * b + 2 * a * b * Math.cos(radians(angle)))), 'adding the last term'],
          [cm(Math.sqrt(Math.abs(a * a + b * b - 2 * a * b * Math.sin(radians(angle))))), 'using the sine'],
          ...nearbyNumbers(answer, 1, cm),
        ],
        explanation: `BC² = ${a}² + ${b}² − 2 × ${a} × ${b} × cos ${angle}°, so BC = ${cm(answer)}.`,
      };
    }
    const other = random.int(25, 70);
    if (angle + other > 150) return noDraft;
    const answer = (a * Math.sin(radians(other))) / Math.sin(radians(angle));
    return {
      body: `In triangle ABC, BC = ${a} cm, angle BAC = ${angle}° and angle ABC = ${other}°. How long is AC, to 1 decimal place?`,
      answer: cm(answer),
      mistakes: [
        [
          cm((a * Math.sin(radians(angle))) / Math.sin(radians(other))),
          'dividing the sines the wrong way up',
        ],
        [
          cm((a * Math.sin(radians(180 - angle - other))) / Math.sin(radians(angle))),
          'finding the third side',
        ],
        [cm((a * other) / angle), 'using the angles instead of their sines'],
        ...nearbyNumbers(answer, 1, cm),
      ],
      explanation: `AC ÷ sin ${other}° = ${a} ÷ sin ${angle}°, so AC = ${a} × sin ${other}° ÷ sin ${angle}° = ${cm(answer)}.`,
    };
  },
  // The triangle is placed on squared paper and measured there.
  check: checkNumber((text) => {
    const value = (name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(text)?.[1]);
    const [ab, ac, bc, angleA, angleB] = [
      value('AB'),
      value('AC'),
      value(' BC'),
      value('angle BAC'),
      value('angle ABC'),
    ];
    const round = (each: number) => Math.round(each * 10) / 10;
    if (text.includes('angle BAC, to')) {
      const x = (ab * ab + ac * ac - bc * bc) / (2 * ab);
      return round((Math.atan2(Math.sqrt(ac * ac - x * x), x) * 180) / Math.PI);
    }
    const [x, y] = [ac * Math.cos((angleA * Math.PI) / 180), ac * Math.sin((angleA * Math.PI) / 180)];
    if (text.includes('area')) return round((ab * y) / 2);
    if (text.includes('long is BC')) return round(Math.hypot(x - ab, y));
    const height = numbersIn(text)[0] === bc ? bc * Math.sin((angleB * Math.PI) / 180) : NaN;
    return round(height / Math.sin((angleA * Math.PI) / 180));
  }, 1e-9),
};
