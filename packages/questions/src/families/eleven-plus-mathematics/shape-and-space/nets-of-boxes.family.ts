import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'nets-of-boxes',
  syllabus: 'Nets and surface area of cubes and cuboids',
  levels: {
    2: 'two steps: the area of the net of a cube',
    3: 'four steps: the area of the net of a cuboid',
    4: 'five steps: a box without a lid',
    5: 'four steps backwards: one face from the net, the edge of the cube, then its volume',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    const area = (value: number) => `${show(value)} cm²`;
    if (difficulty === 2 || difficulty === 5) {
      const edge = random.int(3, 20);
      const whole = 6 * edge * edge;
      return {
        body:
          difficulty === 2
            ? `A cube has edges of ${edge} cm. What is the area of its net?`
            : `The net of a cube has an area of ${area(whole)}. What is the volume of the cube?`,
        answer: difficulty === 2 ? area(whole) : `${show(edge ** 3)} cm³`,
        mistakes: (difficulty === 2
          ? [
              [4 * edge * edge, 'counting four faces'],
              [edge ** 3, 'working out the volume'],
              [12 * edge, 'adding the edges'],
              [5 * edge * edge, 'counting five faces'],
              [36 * edge, 'multiplying the perimeter of a face'],
            ]
          : [
              [6 * edge, 'multiplying the edge by 6'],
              [edge * edge, 'giving the area of one face'],
              [whole * edge, 'multiplying the area of the whole net by the edge'],
              [(edge + 1) ** 3, ''],
              [2 * edge ** 3, ''],
            ]
        ).map(
          ([value, cause]) =>
            [difficulty === 2 ? area(Number(value)) : `${show(Number(value))} cm³`, String(cause)] as const,
        ),
        explanation:
          difficulty === 2
            ? `A cube has six equal faces: 6 × ${edge} × ${edge} = ${area(whole)}.`
            : `One face has ${area(whole)} ÷ 6 = ${area(edge * edge)}, so an edge is ${edge} cm: ${edge} × ${edge} × ${edge} = ${show(edge ** 3)} cm³.`,
      };
    }
    const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3) as [number, number, number];
    const closed = 2 * (a * b + a * c + b * c);
    const open = closed - a * b;
    const answer = difficulty === 3 ? closed : open;
    return {
      body:
        difficulty === 3
          ? `A box is ${a} cm long, ${b} cm wide and ${c} cm high. What is the area of its net?`
          : `A box without a lid is ${a} cm long, ${b} cm wide and ${c} cm high. What area of card is needed to make it, without flaps?`,
      answer: area(answer),
      mistakes: [
        [
          area(difficulty === 3 ? open : closed),
          difficulty === 3 ? 'leaving out the lid' : 'counting the lid',
        ],
        [area(a * b * c), 'working out the volume'],
        [area(a * b + a * c + b * c), 'counting each pair of faces once'],
        [area(closed - a * c), ''],
        ...nearbyNumbers(answer, 2, area),
      ],
      explanation: `The faces are ${a} × ${b}, ${a} × ${c} and ${b} × ${c}. ${difficulty === 3 ? `Each comes twice: 2 × (${a * b} + ${a * c} + ${b * c}) = ${area(closed)}.` : `The base comes once and the sides twice: ${a * b} + 2 × ${a * c} + 2 × ${b * c} = ${area(open)}.`}`,
    };
  },
  check: checkNumber((text) => {
    const [x = NaN, y = NaN, z = NaN] = numbersIn(text);
    if (text.includes('volume')) return Math.round(Math.sqrt(x / 6)) ** 3;
    if (text.startsWith('A cube')) return x * x + x * x + x * x + x * x + x * x + x * x;
    const walls = 2 * (x + y) * z;
    return walls + (text.includes('without a lid') ? 1 : 2) * x * y;
  }),
};
