import { circleFigure, type CirclePoint } from '#drawing/shapes/circle-figure.ts';
import { itemAt } from '#item-at.ts';
import { marksOf, number } from '#checks/support/svg.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

const degrees = (value: number) => `${value}°`;

export const family: Family = {
  name: 'circle-theorems',
  syllabus: 'Apply the circle theorems',
  levels: {
    2: 'one theorem: the angle in a semicircle, with the sum of a triangle',
    3: 'one theorem: centre and circumference, the same arc, or a cyclic quadrilateral',
    4: 'two facts: a tangent and a radius, then an isosceles triangle',
    5: 'two theorems one after the other',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const draw = (
      points: readonly CirclePoint[],
      lines: readonly string[],
      angles: readonly { at: string; from: string; to: string; label: string }[],
      told: string,
    ) => ({ svg: circleFigure(points, lines, angles), alternativeText: told });
    if (difficulty === 2) {
      const half = random.int(22, 68);
      return {
        body: 'AB is a diameter of the circle. What is the size of angle x?',
        image: draw(
          [
            { letter: 'A', degrees: 180 },
            { letter: 'B', degrees: 0 },
            { letter: 'C', degrees: 2 * half },
          ],
          ['AB', 'AC', 'BC'],
          [
            { at: 'A', from: 'B', to: 'C', label: degrees(half) },
            { at: 'B', from: 'A', to: 'C', label: 'x' },
          ],
          `A circle with the diameter AB and a point C on it. Angle BAC is ${half}° and angle ABC is x.`,
        ),
        answer: degrees(90 - half),
        mistakes: [
          [degrees(180 - 2 * half), 'taking the triangle for an isosceles one'],
          [degrees(half), 'taking the two angles as equal'],
          [degrees(180 - half), 'forgetting the right angle'],
          ...nearbyNumbers(90 - half, 10, degrees),
        ],
        explanation: `Angle ACB in the semicircle is 90°, so x = 180° − 90° − ${half}° = ${90 - half}°.`,
      };
    }
    if (difficulty === 4) {
      const angle = random.int(20, 65);
      return {
        body: 'TA is a tangent to the circle with centre O, and B is on the circle. What is the size of angle x?',
        image: draw(
          [
            { letter: 'O' },
            { letter: 'A', degrees: 270 },
            { letter: 'B', degrees: 270 + 180 - 2 * angle },
            { letter: 'T', degrees: 305, distance: 1 / Math.cos((35 * Math.PI) / 180) },
          ],
          ['OA', 'OB', 'AB', 'AT'],
          [
            { at: 'A', from: 'T', to: 'B', label: degrees(90 - angle) },
            { at: 'O', from: 'A', to: 'B', label: 'x' },
          ],
          `A circle with centre O, points A and B on it, and the tangent AT. Angle TAB is ${90 - angle}° and angle AOB is x.`,
        ),
        answer: degrees(180 - 2 * angle),
        mistakes: [
          [degrees(90 - angle), 'taking the angle for the one at the centre'],
          [degrees(angle), 'stopping at angle OAB'],
          [degrees(180 - angle), 'subtracting one base angle only'],
          ...nearbyNumbers(180 - 2 * angle, 10, degrees),
        ],
        explanation: `A tangent is at right angles to the radius, so angle OAB = 90° − ${90 - angle}° = ${angle}°. OA = OB, so x = 180° − 2 × ${angle}° = ${180 - 2 * angle}°.`,
      };
    }
    const [a, b, c, d] = [
      random.int(150, 200),
      random.int(215, 255),
      random.int(285, 345),
      random.int(30, 100),
    ];
    const arc = c - b;
    const points: readonly CirclePoint[] = [
      { letter: 'A', degrees: a },
      { letter: 'B', degrees: b },
      { letter: 'C', degrees: c },
      { letter: 'D', degrees: d },
    ];
    const half = arc / 2;
    if (!Number.isInteger(half)) return noDraft;
    if (difficulty === 5) {
      const opposite = 180 - half;
      return {
        body: 'O is the centre of the circle, and A, B, D and C are on it. What is the size of angle x?',
        image: draw(
          [
            { letter: 'O' },
            ...points.filter(({ letter }) => letter !== 'D'),
            { letter: 'D', degrees: Math.round((b + c) / 2) },
          ],
          ['OB', 'OC', 'AB', 'AC', 'BD', 'CD'],
          [
            { at: 'O', from: 'B', to: 'C', label: degrees(arc) },
            { at: 'D', from: 'B', to: 'C', label: 'x' },
          ],
          `A circle with centre O and the points A, B, D and C on it in this order. Angle BOC is ${arc}°. A is on the larger arc BC and D on the smaller one. Angle BDC is x.`,
        ),
        answer: degrees(opposite),
        mistakes: [
          [degrees(half), 'stopping at angle BAC'],
          [degrees(arc), 'taking the angle for the one at the centre'],
          [degrees(180 - arc), 'subtracting the angle at the centre from 180°'],
          ...nearbyNumbers(opposite, 10, degrees),
        ],
        explanation: `Angle BAC is half the angle at the centre, ${half}°. ABDC is a cyclic quadrilateral, so x = 180° − ${half}° = ${opposite}°.`,
      };
    }
    const kind = random.pick(['centre', 'same arc', 'quadrilateral'] as const);
    if (kind === 'centre')
      return {
        body: 'O is the centre of the circle. What is the size of angle x?',
        image: draw(
          [{ letter: 'O' }, ...points.filter(({ letter }) => letter !== 'A')],
          ['OB', 'OC', 'DB', 'DC'],
          [
            { at: 'O', from: 'B', to: 'C', label: degrees(arc) },
            { at: 'D', from: 'B', to: 'C', label: 'x' },
          ],
          `A circle with centre O and the points B, C and D on it. Angle BOC is ${arc}° and angle BDC is x.`,
        ),
        answer: degrees(half),
        mistakes: [
          [degrees(2 * arc), 'doubling instead of halving'],
          [degrees(arc), 'taking the two angles as equal'],
          [degrees(180 - arc), 'subtracting from 180°'],
          ...nearbyNumbers(half, 5, degrees),
        ],
        explanation: `The angle at the circumference is half the angle at the centre on the same arc: x = ${arc}° ÷ 2 = ${half}°.`,
      };
    if (kind === 'same arc')
      return {
        body: 'A, B, C and D are on the circle. What is the size of angle x?',
        image: draw(
          points,
          ['AB', 'AC', 'DB', 'DC'],
          [
            { at: 'A', from: 'B', to: 'C', label: degrees(half) },
            { at: 'D', from: 'B', to: 'C', label: 'x' },
          ],
          `A circle with the points A, B, C and D on it in this order. Angle BAC is ${half}° and angle BDC is x.`,
        ),
        answer: degrees(half),
        mistakes: [
          [degrees(180 - half), 'taking the angles as opposite angles of a quadrilateral'],
          [degrees(2 * half), 'doubling the angle'],
          [degrees(90 - half > 5 ? 90 - half : half + 12), 'subtracting from 90°'],
          ...nearbyNumbers(half, 7, degrees),
        ],
        explanation: `Angles on the same arc BC are equal: x = ${half}°.`,
      };
    const corner = (a - d) / 2;
    const angleC = Math.round(corner);
    if (angleC !== corner || angleC < 25) return noDraft;
    return {
      body: 'A, B, C and D are on the circle. What is the size of angle x?',
      image: draw(
        points,
        ['AB', 'BC', 'CD', 'DA'],
        [
          { at: 'B', from: 'A', to: 'C', label: degrees((360 - c + a) / 2) },
          { at: 'D', from: 'A', to: 'C', label: 'x' },
        ],
        `A circle with the quadrilateral ABCD on it. Angle ABC is ${(360 - c + a) / 2}° and angle ADC is x.`,
      ),
      answer: degrees(180 - (360 - c + a) / 2),
      mistakes: [
        [degrees((360 - c + a) / 2), 'taking opposite angles as equal'],
        [degrees(360 - (360 - c + a) / 2), 'using a sum of 360°'],
        [degrees(Math.abs(90 - (360 - c + a) / 2) + 1), 'subtracting 90°'],
        ...nearbyNumbers(180 - (360 - c + a) / 2, 10, degrees),
      ],
      explanation: `Opposite angles of a cyclic quadrilateral add up to 180°: x = 180° − ${(360 - c + a) / 2}° = ${180 - (360 - c + a) / 2}°.`,
    };
  },
  // The angle is measured in the drawing, between the lettered points.
  check: (question) => {
    const image = question.image ?? { svg: '', alternativeText: '' };
    const marks = marksOf(image.svg);
    const dots = marks
      .filter(({ tag, attributes }) => tag === 'circle' && attributes['r'] === '4')
      .map((mark) => [number(mark, 'cx'), number(mark, 'cy')] as const);
    const labels = [...image.svg.matchAll(/data-text="([A-Z])"/g)].map(([, letter = '']) => letter);
    const [, from = '', at = '', to = ''] =
      /ngle ([A-Z])([A-Z])([A-Z]) is x/.exec(image.alternativeText) ?? [];
    const find = (letter: string) => itemAt(dots, labels.indexOf(letter));
    const [[px, py], [qx, qy], [rx, ry]] = [find(from), find(at), find(to)];
    const turn = Math.atan2(py - qy, px - qx) - Math.atan2(ry - qy, rx - qx);
    const measured = Math.abs((turn * 180) / Math.PI) % 360;
    const angle = measured > 180 ? 360 - measured : measured;
    return question.options.map(
      (option) => 'text' in option && Math.abs((numbersIn(option.text)[0] ?? NaN) - angle) < 0.6,
    );
  },
};
