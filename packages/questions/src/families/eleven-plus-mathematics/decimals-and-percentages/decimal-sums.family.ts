import { formatPrintedNumber } from '#text/numbers.ts';
import { randomFirstName } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'decimal-sums',
  syllabus: 'Add decimals',
  levels: {
    1: 'one sum of two numbers with one decimal place',
    2: 'one sum of numbers with a different number of decimal places',
  },
  write: (random, difficulty) => {
    const a = random.int(11, 89);
    const b = difficulty === 1 ? random.int(11, 89) : random.int(105, 895);
    const [first, second] = [a / 10, difficulty === 1 ? b / 10 : b / 100];
    const total = first + second;
    const name = randomFirstName(random);
    return {
      body: random.pick([
        `Work out ${formatPrintedNumber(first)} + ${formatPrintedNumber(second)}.`,
        `${name} swims ${formatPrintedNumber(first)} km on Saturday and ${formatPrintedNumber(second)} km on Sunday. How far is that altogether, in km?`,
        `Two parcels weigh ${formatPrintedNumber(first)} kg and ${formatPrintedNumber(second)} kg. What is their total mass, in kg?`,
      ]),
      answer: formatPrintedNumber(total),
      mistakes: [
        [
          formatPrintedNumber((difficulty === 1 ? a + b + 1 : a + b) / (difficulty === 1 ? 10 : 100)),
          difficulty === 1
            ? 'a slip in the tenths'
            : 'lining up the last digits instead of the decimal points',
        ],
        [formatPrintedNumber(total * 10), 'losing the place of the decimal point'],
        [formatPrintedNumber(total + 1), 'carrying one too many'],
        [formatPrintedNumber(total - 1), 'not carrying'],
        [formatPrintedNumber(Math.abs(first - second)), 'subtracting'],
        ...nearbyNumbers(total, 0.1),
      ],
      explanation: `Line up the decimal points: ${formatPrintedNumber(first)} + ${formatPrintedNumber(second)} = ${formatPrintedNumber(total)}.`,
    };
  },
  check: checkNumber((text) => numbersIn(text).reduce((sum, value) => sum + value, 0)),
};
