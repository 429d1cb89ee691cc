import { binary } from '../../../text/bases.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const shifts: Family = {
  name: 'shifts',
  printed: { 3: 2, 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const places = random.int(1, difficulty === 3 ? 2 : 3);
    const left = difficulty === 5 ? false : random.chance(0.5);
    const value = left ? random.int(5, Math.floor(255 / 2 ** places)) : random.int(20, 250);
    const result = left ? value << places : value >> places;
    const count = `${places} ${places === 1 ? 'place' : 'places'}`;
    if (difficulty === 5) {
      return {
        body: `The binary number ${binary(value)} is shifted ${count} to the right. By how much is the denary result less than the exact quotient?`,
        answer: printed(value / 2 ** places - result),
        mistakes: [
          ['0', 'overlooking the digits that are lost'],
          [printed(value - result), 'subtracting the result from the number'],
          [printed(value % 2 ** places), 'giving the remainder'],
          [printed((value / 2 ** places - result) / 2), ''],
          [printed(1 - (value / 2 ** places - result)), ''],
          ['0.3', ''],
        ],
        explanation: `${value} ÷ ${2 ** places} = ${printed(value / 2 ** places)}, but the digits that leave on the right are lost and ${result} is left: the difference is ${printed(value / 2 ** places - result)}.`,
      };
    }
    const asksEffect = difficulty === 4;
    const opposite = left ? value >> places : (value << places) & 255;
    return {
      body: asksEffect
        ? `The denary value of ${binary(value)} is ${value}. What is its denary value after a logical shift of ${count} to the ${left ? 'left' : 'right'}?`
        : `What is the result of a logical shift of ${binary(value)} by ${count} to the ${left ? 'left' : 'right'}?`,
      answer: asksEffect ? printed(result) : binary(result),
      mistakes: asksEffect
        ? [
            [printed(opposite), 'shifting the other way'],
            [
              printed(left ? value * places : Math.floor(value / places)),
              `${left ? 'multiplying' : 'dividing'} by the number of places`,
            ],
            [printed(left ? value << (places + 1) : value >> (places + 1)), 'shifting one place too far'],
            [printed(left ? value + places : value - places), ''],
            [printed(result + 1), ''],
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
};
