import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'digit-value',
  syllabus: 'Know the value of each digit of a number',
  levels: {
    1: 'one fact about a number of four digits',
    2: 'one fact about a larger number, with six digits',
  },
  write: (random, difficulty) => {
    const length = difficulty === 1 ? 4 : 6;
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], length);
    const place = random.int(1, length - 2);
    const digit = itemAt(digits, place);
    const number = Number(digits.join(''));
    const value = (power: number) => formatPrintedNumber(digit * 10 ** power);
    const power = length - 1 - place;
    return {
      body: random.pick([
        `What is the value of the digit ${digit} in ${formatPrintedNumber(number)}?`,
        `In the number ${formatPrintedNumber(number)}, what is the digit ${digit} worth?`,
      ]),
      answer: value(power),
      mistakes: [
        [formatPrintedNumber(digit), 'reading the digit without its place'],
        [value(power + 1), 'counting one place too many'],
        [value(power - 1), 'counting one place too few'],
        [value(power + 2), 'counting two places too many'],
        [value(power + 3), 'counting three places too many'],
      ],
      explanation: `The ${digit} is followed by ${power} more ${power === 1 ? 'digit' : 'digits'}, so it is worth ${digit} × ${formatPrintedNumber(10 ** power)} = ${value(power)}.`,
    };
  },
  check: checkNumber((text) => {
    const digit = /digit (\d)/.exec(text)?.[1] ?? '';
    const digits = String(Math.max(...numbersIn(text)));
    return Number(digits.slice(digits.indexOf(digit)).replace(/(?<=.)./g, '0'));
  }),
};
