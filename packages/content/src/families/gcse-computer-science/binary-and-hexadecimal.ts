import { binary, hexadecimal } from '../../text/bases.ts';
import { printed } from '../../text/numbers.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';

const reversed = (value: number) =>
  Number.parseInt([...value.toString(2).padStart(8, '0')].reverse().join(''), 2);

const conversions: Family = {
  name: 'conversions',
  printed: { 1: 3, 2: 3 },
  write: (random, difficulty) => {
    const value = random.int(difficulty === 1 ? 17 : 130, difficulty === 1 ? 127 : 251);
    const kind = random.pick([
      'to binary',
      'to denary',
      'hex to denary',
      'denary to hex',
      'binary to hex',
    ] as const);
    const slips = [value + 1, value - 1, value ^ 16, value ^ 4, value ^ 2].filter(
      (each) => each !== value && each > 0 && each < 256,
    );
    const show =
      kind === 'to binary'
        ? (each: number) => binary(each)
        : kind === 'to denary' || kind === 'hex to denary'
          ? (each: number) => printed(each)
          : hexadecimal;
    const given =
      kind === 'to binary' || kind === 'denary to hex'
        ? printed(value)
        : kind === 'hex to denary'
          ? hexadecimal(value)
          : binary(value);
    const [from, to] = {
      'to binary': ['denary', '8-bit binary'],
      'to denary': ['binary', 'denary'],
      'hex to denary': ['hexadecimal', 'denary'],
      'denary to hex': ['denary', 'hexadecimal'],
      'binary to hex': ['binary', 'hexadecimal'],
    }[kind] as [string, string];
    const typical: Mistake[] = [[show(reversed(value)), 'reading the place values from the wrong end']];
    if (kind === 'hex to denary')
      typical.unshift(
        [
          printed(Math.floor(value / 16) * 10 + (value % 16)),
          'multiplying the first digit by 10 instead of 16',
        ],
        [printed(Math.floor(value / 16) + (value % 16)), 'adding the two digits'],
      );
    return {
      body: random.pick([
        `Convert the ${from} number ${given} to ${to}.`,
        `What is the ${from} number ${given} in ${to}?`,
      ]),
      answer: show(value),
      mistakes: [
        ...typical,
        ...random.shuffle(slips).map((each): Mistake => [show(each), 'a slip in one place value']),
      ],
      explanation: kind.includes('hex')
        ? `${hexadecimal(value)} is ${Math.floor(value / 16)} × 16 + ${value % 16} = ${value}, and ${value} is ${binary(value)} in binary.`
        : `Add the place values of the ones in ${binary(value)}: ${[128, 64, 32, 16, 8, 4, 2, 1].filter((bit) => (value & bit) !== 0).join(' + ')}${Number.isInteger(Math.log2(value)) ? ' alone' : ''}, which makes ${value}.`,
    };
  },
};

const addition: Family = {
  name: 'addition',
  printed: { 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const first = random.int(difficulty === 2 ? 20 : 60, difficulty === 2 ? 90 : 180);
    const second = random.int(difficulty === 2 ? 15 : 30, difficulty === 2 ? 80 : 120);
    const total = first + second;
    if (total > 255) return nothing;
    return {
      body: `Add the binary numbers ${binary(first)} and ${binary(second)}.`,
      answer: binary(total),
      mistakes: [
        [binary(first ^ second), 'forgetting to carry'],
        [binary(first | second), 'joining the ones instead of adding'],
        [binary(total + 1), 'carrying one too many'],
        [binary(total ^ 8), 'a slip in one column'],
        [binary(Math.abs(first - second)), 'subtracting'],
      ],
      explanation: `Carry whenever a column comes to 2 or 3. In denary it is ${first} + ${second} = ${total}.`,
    };
  },
};

const shifts: Family = {
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

export const binaryAndHexadecimal: TopicFamilies = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'BINARY_AND_HEXADECIMAL',
  families: [conversions, addition, shifts],
};
