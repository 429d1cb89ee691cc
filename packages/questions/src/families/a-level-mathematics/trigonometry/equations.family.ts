import { joinWithAnd, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { names } from './function-names.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import { nameIn, value, close } from './trigonometry-checks.ts';

/** The angles of the range, in steps of a quarter of a degree, at which the function has the value. */
const solutions = (name: string, target: number, high: number, times = 1) =>
  Array.from({ length: 4 * high + 1 }, (_, index) => index / 4).filter((degrees) =>
    close(value(name, times * degrees), target),
  );

export const family: Family = {
  name: 'equations',
  syllabus: 'Solve trigonometric equations',
  levels: {
    2: 'one step: the symmetry of a graph',
    3: 'two steps: the quadrants of the opposite sign, then both angles',
    4: 'three steps: double, use the symmetry, halve',
  },
  write: (random, difficulty) => {
    const name = random.pick(names);
    const base = random.pick([20, 25, 35, 40, 50, 55, 65, 70]);
    const show = (one: number, two: number) =>
      joinWithAnd([one, two].sort((a, b) => a - b).map((value) => `${formatPrintedNumber(value)}°`));
    const pair = { sin: [base, 180 - base], cos: [base, 360 - base], tan: [base, base + 180] }[name] as [
      number,
      number,
    ];
    if (difficulty === 4) {
      const halved = pair.map((value) => value / 2) as [number, number];
      return {
        body: `One solution of ${name}(2θ) = k is θ = ${formatPrintedNumber(halved[0])}°. What is the next larger solution for 0° ≤ θ ≤ 180°?`,
        answer: `${formatPrintedNumber(halved[1])}°`,
        mistakes: [
          [`${formatPrintedNumber(pair[1])}°`, 'forgetting to halve'],
          [
            `${formatPrintedNumber(name === 'sin' ? 180 - halved[0] : name === 'cos' ? 360 - halved[0] : halved[0] + 180)}°`,
            `using the symmetry of ${name} θ instead of ${name}(2θ)`,
          ],
          [`${formatPrintedNumber(halved[0] + 180)}°`, 'adding a full period twice'],
          [`${formatPrintedNumber(90 + halved[1])}°`, ''],
          [`${formatPrintedNumber(halved[1] + 10)}°`, ''],
        ],
        explanation: `2θ = ${pair[0]}° or ${pair[1]}°, so θ = ${formatPrintedNumber(halved[0])}° or ${formatPrintedNumber(halved[1])}°.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `${name} θ = k has the solution θ = ${base}°. What is the other solution between 0° and 360°?`,
        answer: `${pair[1]}°`,
        mistakes: [180 - base, 360 - base, 180 + base, 90 + base]
          .filter((value) => value !== pair[1])
          .map((value) => [`${value}°`, 'using the symmetry of another graph'] as const),
        explanation: `The graph of ${name} gives the same value at ${{ sin: '180° − θ', cos: '360° − θ', tan: 'θ + 180°' }[name]}: ${pair[1]}°.`,
      };
    }
    const [low, high] = {
      sin: [180 + base, 360 - base],
      cos: [180 - base, 180 + base],
      tan: [180 - base, 360 - base],
    }[name] as [number, number];
    return {
      body: `${name} ${base}° = k. What are the solutions of ${name} θ = −k for 0° ≤ θ ≤ 360°?`,
      answer: show(low, high),
      mistakes: [
        [show(...pair), 'solving for k instead of −k'],
        [show(base + 90, 270 - base + 5), ''],
        [show(180 - base, 360 - base), 'using the symmetry of tan'],
        [show(180 + base, 360 - base), 'using the symmetry of sin'],
        [show(180 - base, 180 + base), 'using the symmetry of cos'],
      ],
      explanation: `${name} is negative in the ${{ sin: 'third and fourth', cos: 'second and third', tan: 'second and fourth' }[name]} quadrants; with the reference angle ${base}° that gives ${show(low, high)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const name = nameIn(text);
    const given = numbersIn(option);
    if (text.includes('(2θ)')) {
      const known = Number(/θ = ([\d.]+)°/.exec(text)?.[1]);
      return (
        itemAt(
          solutions(name, value(name, 2 * known), 180, 2).filter((each) => each > known),
          0,
        ) === itemAt(given, 0)
      );
    }
    const known = Number(/([\d.]+)°/.exec(text)?.[1]);
    const all = solutions(name, value(name, known) * (text.includes('−k') ? -1 : 1), 360);
    const wanted = text.includes('−k') ? all : all.filter((each) => each !== known);
    return wanted.join() === given.join();
  }),
};
