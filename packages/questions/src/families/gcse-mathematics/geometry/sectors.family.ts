import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'sectors',
  syllabus: 'Arc lengths and areas of sectors',
  levels: {
    2: 'two steps: the fraction of the circle, then the length of the arc',
    3: 'three steps: the fraction, the square of the radius, then the area',
    4: 'three steps: the arc, then two radii for the perimeter',
  },
  write: (random, difficulty) => {
    const [radius, angle] = [
      random.int(3, 18),
      random.pick([30, 40, 45, 60, 72, 80, 90, 100, 120, 135, 150, 240]),
    ];
    const share = angle / 360;
    const [arc, area] = [2 * radius * share, radius * radius * share];
    if (
      !Number.isInteger(Number((arc * 2).toPrecision(10))) ||
      !Number.isInteger(Number((area * 2).toPrecision(10)))
    )
      return noDraft;
    const n = (value: number) => formatPrintedNumber(Number(value.toPrecision(10)));
    const pi = (value: number) => `${value === 1 ? '' : n(value)}π`;
    const show = (value: number, plus = 0) =>
      difficulty === 4
        ? plus === 0
          ? `${pi(value)} cm`
          : `(${n(plus)} + ${pi(value)}) cm`
        : `${pi(value)} ${difficulty === 2 ? 'cm' : 'cm²'}`;
    const what = { 2: 'length of the arc', 3: 'area', 4: 'perimeter' }[difficulty as 2 | 3 | 4];
    return {
      body: `A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. What is the ${what} of the sector, in terms of π?`.replace(
        'arc of the sector',
        'arc',
      ),
      answer: difficulty === 2 ? show(arc) : difficulty === 3 ? show(area) : show(arc, 2 * radius),
      mistakes:
        difficulty === 4
          ? [
              [show(arc), 'leaving out the two radii'],
              [show(arc, radius), 'counting one radius'],
              [show(2 * radius, 2 * radius), 'using the whole circle'],
              [show(area, 2 * radius), 'using the formula of the area'],
            ]
          : [
              [
                show(difficulty === 2 ? area : arc),
                difficulty === 2 ? 'using the formula of the area' : 'using the formula of the arc',
              ],
              [show(difficulty === 2 ? 2 * radius : radius * radius), 'using the whole circle'],
              [
                show(difficulty === 2 ? arc / 2 : area * 2),
                difficulty === 2 ? 'using π × radius' : 'doubling',
              ],
              [show(difficulty === 2 ? arc * 2 : area / 2), ''],
              [show((difficulty === 2 ? arc : area) + 1), ''],
            ],
      explanation: `The sector is ${angle}/360 = ${fraction(angle, 360)} of the circle. ${difficulty === 3 ? `${fraction(angle, 360)} × π × ${radius}² = ${pi(area)} cm².` : `${fraction(angle, 360)} × 2 × π × ${radius} = ${pi(arc)} cm${difficulty === 4 ? `, and the two radii add ${2 * radius} cm` : ''}.`}`,
    };
  },
  check: (question) => {
    const [radius = NaN, angle = NaN] = numbersIn(question.body ?? '');
    const turn = (angle * Math.PI) / 180;
    const body = question.body ?? '';
    const expected = body.includes('area')
      ? (radius * radius * turn) / 2
      : radius * turn + (body.includes('perimeter') ? 2 * radius : 0);
    return question.options.map(
      (option) => 'text' in option && Math.abs(evaluate(option.text.replace(/ cm²?$/, '')) - expected) < 1e-6,
    );
  },
};
