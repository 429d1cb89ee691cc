import { binary } from '#text/bases.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Draft, Family } from '../../family.ts';
import type { Random } from '#random.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { binariesIn, worth } from './binary-and-hexadecimal-checks.ts';

const placesOf = (places: number) => `${places} ${places === 1 ? 'place' : 'places'}`;

/** A byte loses a 1 in a shift one way, and is then shifted back by as many places or fewer. */
function thereAndBack(random: Random, places: number, isLeftFirst: boolean): Draft {
  const [value, back] = [random.int(20, 250) | (isLeftFirst ? 128 : 1), random.int(1, places)];
  const middle = isLeftFirst ? (value << places) & 255 : value >> places;
  const result = isLeftFirst ? middle >> back : middle << back;
  const [first, second] = isLeftFirst ? ['left', 'right'] : ['right', 'left'];
  const net = places - back;
  return {
    body: `The 8-bit number ${binary(value)} is shifted ${placesOf(places)} to the ${first} and then ${back} to the ${second}. Digits that leave the byte are lost. What is the denary value of the result?`,
    answer: `${result}`,
    mistakes: [
      [`${isLeftFirst ? value << net : value >> net}`, 'keeping the digits that are lost'],
      [`${middle}`, 'leaving out the second shift'],
      [
        `${isLeftFirst ? (value >> places) << back : ((value << places) & 255) >> back}`,
        'shifting the other way',
      ],
      ...nearbyNumbers(result, isLeftFirst ? 1 : 2 ** back),
    ],
    explanation: `After the first shift the byte is ${binary(middle)}, after the second ${binary(result)}, which is ${result} in denary. Digits that have left the byte do not come back.`,
  };
}

export const family: Family = {
  name: 'shifts',
  syllabus: 'Binary shifts and their effect',
  levels: {
    3: 'One step: the digits after a shift of one or two places',
    4: 'Three steps: a shift that loses digits, a second one the other way, then the denary value',
    5: 'Four steps: the value, the quotient, the result without the lost digits, then their difference',
  },
  write: (random, difficulty) => {
    const places = random.int(1, difficulty === 3 ? 2 : 3);
    const left = difficulty === 5 ? false : random.chance(0.5);
    if (difficulty === 4) return thereAndBack(random, places, left);
    const value = left ? random.int(5, Math.floor(255 / 2 ** places)) : random.int(20, 250);
    const result = left ? value << places : value >> places;
    const count = placesOf(places);
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
    const opposite = left ? value >> places : (value << places) & 255;
    return {
      body: `What is the result of a logical shift of ${binary(value)} by ${count} to the ${left ? 'left' : 'right'}?`,
      answer: binary(result),
      mistakes: [
        [binary(opposite), 'shifting the other way'],
        [binary(left ? (value << (places + 1)) & 255 : value >> (places + 1)), 'shifting one place too far'],
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
    const moved = [...text.matchAll(/(\d)(?: places?)? to the (left|right)/g)].reduce(
      (all, [, count, way]) =>
        way === 'left'
          ? all.slice(Number(count)) + '0'.repeat(Number(count))
          : '0'.repeat(Number(count)) + all.slice(0, -Number(count)),
      digits,
    );
    if (text.includes('exact quotient'))
      return Math.abs(numberOf(option) - (worth(digits, 2) / 2 ** places - worth(moved, 2))) < 1e-9;
    return text.includes('denary value')
      ? numberOf(option) === worth(moved, 2)
      : option.replace(' ', '') === moved;
  }),
};
