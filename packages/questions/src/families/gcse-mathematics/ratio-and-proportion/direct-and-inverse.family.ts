import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'direct-and-inverse',
  syllabus: 'Direct and inverse proportion',
  levels: {
    2: 'two steps, in a story of people or pumps',
    3: 'two steps with x and y, direct or inverse',
    5: 'three steps: inverse proportion to the square of x',
  },
  tier: { 5: 'HIGHER' },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [workers, hours] = [random.pick([3, 4, 6, 8]), random.pick([6, 9, 12, 15])];
      const others = random.pick(
        [2, 3, 4, 5, 6, 9].filter((each) => each !== workers && (workers * hours) % each === 0),
      );
      const answer = (workers * hours) / others;
      return {
        body: random.pick([
          `${workers} people paint a fence in ${hours} hours. How many hours would ${others} people take at the same rate?`,
          `${workers} pumps empty a pool in ${hours} hours. How many hours would ${others} pumps take?`,
        ]),
        answer: formatPrintedNumber(answer),
        mistakes: [
          [
            formatPrintedNumber(Number(((hours * others) / workers).toFixed(1))),
            'treating it as direct proportion',
          ],
          [formatPrintedNumber(workers * hours), 'finding the time for one alone'],
          [formatPrintedNumber(Math.abs(hours + workers - others)), 'changing by the difference'],
          [formatPrintedNumber(answer + 1), ''],
          [formatPrintedNumber(answer + 2), ''],
        ],
        explanation: `One alone would take ${workers} × ${hours} = ${workers * hours} hours, so ${others} take ${workers * hours} ÷ ${others} = ${answer} hours.`,
      };
    }
    const square = difficulty === 5;
    const inverse = square || random.chance(0.5);
    const [x1, x2] = square
      ? random.pick([
          [2, 4],
          [3, 6],
          [2, 6],
          [5, 10],
        ] as const)
      : random.pick([
          [2, 8],
          [3, 12],
          [4, 10],
          [6, 9],
          [5, 20],
        ] as const);
    const k = square ? x2 ** 2 * random.int(1, 5) : x1 * x2 * random.int(1, 4);
    const value = (x: number) => (inverse ? k / (square ? x * x : x) : (k * x) / x1);
    const [y1, y2] = [value(x1), value(x2)];
    return {
      body: `y is ${inverse ? 'inversely' : 'directly'} proportional to ${square ? 'the square of x' : 'x'}. When x = ${x1}, y = ${formatPrintedNumber(y1)}. What is y when x = ${x2}?`,
      answer: formatPrintedNumber(y2),
      mistakes: [
        [
          formatPrintedNumber(Number((inverse ? (y1 * x2) / x1 : (y1 * x1) / x2).toFixed(2))),
          `treating it as ${inverse ? 'direct' : 'inverse'} proportion`,
        ],
        [
          formatPrintedNumber(Number((square ? (y1 * x1) / x2 : y1 + x2 - x1).toFixed(2))),
          square ? 'forgetting the square' : 'changing by the difference',
        ],
        [formatPrintedNumber(k === y2 ? k + x1 : k), inverse ? 'giving the constant' : ''],
        [formatPrintedNumber(y2 * 2), ''],
        ...nearbyNumbers(y2, 1),
      ],
      explanation: inverse
        ? `The product y × ${square ? 'x²' : 'x'} stays ${formatPrintedNumber(y1)} × ${square ? `${x1}²` : x1} = ${k}, so y = ${k} ÷ ${square ? x2 * x2 : x2} = ${formatPrintedNumber(y2)}.`
        : `y ÷ x stays ${formatPrintedNumber(y1)} ÷ ${x1} = ${formatPrintedNumber(y1 / x1)}, so y = ${formatPrintedNumber(y1 / x1)} × ${x2} = ${formatPrintedNumber(y2)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    if (!text.includes('proportional')) return (first * second) / third;
    const power = text.includes('square') ? 2 : 1;
    return second * (third / first) ** (text.includes('inversely') ? -power : power);
  }),
};
