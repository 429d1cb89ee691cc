import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';

export const family: Family = {
  name: 'volume',
  syllabus: 'Volume of cuboids',
  levels: {
    2: 'two products of small numbers',
    3: 'two products of larger numbers',
    4: 'three divisions for the cubes along each edge, then two products',
  },
  write: (random, difficulty) => {
    const sides =
      difficulty === 3
        ? [random.int(6, 9), random.int(8, 12), random.int(13, 25)]
        : [random.int(3, 6), random.int(4, 8), random.int(5, 12)];
    const [a = 0, b = 0, c = 0] = sides;
    const result = a * b * c;
    const show = (value: number) => `${formatPrintedNumber(value)}${difficulty === 4 ? '' : ' cm³'}`;
    const cube = 2;
    if (difficulty === 4) {
      const box = [2 * a, 2 * b, 2 * c];
      return {
        body: `How many cubes with edges of ${cube} cm fit exactly into a box that measures ${box.map((side) => `${side} cm`).join(' by ')}?`,
        answer: formatPrintedNumber(result),
        mistakes: [
          [formatPrintedNumber(8 * result), 'giving the volume of the box in cm³'],
          [formatPrintedNumber(4 * result), 'dividing by 2 once'],
          [formatPrintedNumber(2 * result), 'dividing by 4'],
          [formatPrintedNumber(a * b), 'counting one layer'],
          [formatPrintedNumber(result + a * b), 'counting a layer too many'],
        ],
        explanation: `Along the edges there is room for ${a}, ${b} and ${c} cubes: ${a} × ${b} × ${c} = ${formatPrintedNumber(result)}.`,
      };
    }
    return {
      body: random.pick([
        `A cuboid is ${c} cm long, ${b} cm wide and ${a} cm high. What is its volume?`,
        `A box measures ${c} cm by ${b} cm by ${a} cm. What is its volume?`,
      ]),
      answer: show(result),
      mistakes: [
        [show(a + b + c), 'adding the edges'],
        [show(2 * (a * b + b * c + a * c)), 'finding the surface area'],
        [show(b * c), 'finding the area of the base'],
        [show(4 * (a + b + c)), 'adding up all twelve edges'],
        [show(result + b * c), 'a slip in the multiplication'],
      ],
      explanation: `Volume is length × width × height: ${c} × ${b} × ${a} = ${formatPrintedNumber(result)} cm³.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const edges = numbers.slice(-3).reduce((product, each) => product * each, 1);
    return text.includes('How many cubes') ? edges / itemAt(numbers, 0) ** 3 : edges;
  }),
};
