import { binary } from '#text/bases.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { binariesIn, worth } from './checking.ts';

export const family: Family = {
  name: 'shifts',
  syllabus: 'Binary shifts and their effect',
  steps: {
    3: 'One step: the digits after a shift of one or two places',
    4: 'Two steps: the power of two of up to three places, then multiply or divide',
    5: 'Three steps: the quotient, the result without the lost digits, then their difference',
  },
  printed: { 3: 4, 4: 3, 5: 4 },
  write: (random, difficulty) => {
    const places = random.int(1, difficulty === 3 ? 2 : 3);
    const left = difficulty === 5 ? false : random.chance(0.5);
    const value = left ? random.int(5, Math.floor(255 / 2 ** places)) : random.int(20, 250);
    const result = left ? value << places : value >> places;
    const count = `${places} ${places === 1 ? 'place' : 'places'}`;
    if (difficulty === 5) {
      return {
        body: `The binary number ${binary(value)} is shifted ${count} to the right. By how much is the denary result less than the exact quotient?`,
        answer: formatPrintedNumber(value / 2 ** places - result),
        mistakes: [
          ['0', 'overlooking the digits that are lost'],
          [formatPrintedNumber(value - result), 'subtracting the result from the number'],
          [formatPrintedNumber(value % 2 ** places), 'giving the remainder'],
          [formatPrintedNumber((value / 2 ** places - result) / 2), ''],
          [formatPrintedNumber(1 - (value / 2 ** places - result)), ''],
          ['0.3', ''],
        ],
        explanation: `${value} ÷ ${2 ** places} = ${formatPrintedNumber(value / 2 ** places)}, but the digits that leave on the right are lost and ${result} is left: the difference is ${formatPrintedNumber(value / 2 ** places - result)}.`,
      };
    }
    const asksEffect = difficulty === 4;
    const opposite = left ? value >> places : (value << places) & 255;
    return {
      body: asksEffect
        ? `The denary value of ${binary(value)} is ${value}. What is its denary value after a logical shift of ${count} to the ${left ? 'left' : 'right'}?`
        : `What is the result of a logical shift of ${binary(value)} by ${count} to the ${left ? 'left' : 'right'}?`,
      answer: asksEffect ? formatPrintedNumber(result) : binary(result),
      mistakes: asksEffect
        ? [
            [formatPrintedNumber(opposite), 'shifting the other way'],
            [
              formatPrintedNumber(left ? value * places : Math.floor(value / places)),
              `${left ? 'multiplying' : 'dividing'} by the number of places`,
            ],
            [
              formatPrintedNumber(left ? value << (places + 1) : value >> (places + 1)),
              'shifting one place too far',
            ],
            [formatPrintedNumber(left ? value + places : value - places), ''],
            [formatPrintedNumber(result + 1), ''],
          ]
        : [
            [binary(opposite), 'shifting the other way'],
            [
              binary(left ? (value << (places + 1)) & 255 : value >> (places + 1)),
              'shifting one place too far',
            ],
            [
              binary(left ? ((value << places) & 255) | 1 : (value >> places) | 128),
              'filling the empty place with a one',
            ],
            [
              binary(((value << places) | (value >> (8 - places))) & 255),
              'bringing the lost digits back at the other end',
            ],
            [binary(result ^ 2), ''],
          ],
      explanation: `Every digit moves ${count} to the ${left ? 'left' : 'right'} and noughts fill the gap, which ${left ? 'multiplies' : 'divides'} by ${2 ** places}: ${value} becomes ${result}, ${binary(result)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const digits = itemAt(binariesIn(text), 0).replace(' ', '');
    const places = Number(/(\d) places?/.exec(text)?.[1]);
    const moved = text.includes('to the left')
      ? digits.slice(places) + '0'.repeat(places)
      : '0'.repeat(places) + digits.slice(0, -places);
    if (text.includes('exact quotient'))
      return Math.abs(numberOf(option) - (worth(digits, 2) / 2 ** places - worth(moved, 2))) < 1e-9;
    return text.includes('denary value')
      ? numberOf(option) === worth(moved, 2)
      : option.replace(' ', '') === moved;
  }),
};
