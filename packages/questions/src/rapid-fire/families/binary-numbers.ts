import type { Misconception } from '../../families/family.ts';
import type { Random } from '../../random.ts';
import { formatPrintedNumber } from '../../text/numbers.ts';
import type { RapidFireFamily } from '../rapid-fire-family.ts';

const topicCode = 'BINARY_AND_HEXADECIMAL';
const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');
const hexadecimal = (value: number) => value.toString(16).toUpperCase();

/** The number of bits rises with the level: four on the first, eight from the fifth. */
const bitsAt = (level: number) => Math.min(8, level + 3);
const valueAt = (random: Random, level: number) => random.int(2, 2 ** bitsAt(level) - 2);

/** Numbers that result from a wrong place value. */
const slips = (value: number, most: number): number[] =>
  [value + 1, value - 1, value + 2, value ^ 4, value ^ 2, value + 8, value - 8].filter(
    (each) => each > 0 && each <= most && each !== value,
  );

export const binaryToDenary: RapidFireFamily = {
  topicCode,
  name: 'binary-to-denary',
  write: (random, level) => {
    const value = valueAt(random, level);
    return {
      body: `What is the binary number ${binary(value, bitsAt(level))} in denary?`,
      answer: formatPrintedNumber(value),
      mistakes: slips(value, 255).map((slip) => [formatPrintedNumber(slip), '']),
      explanation: `Add the place values of the ones: ${binary(value, bitsAt(level))} is ${value}.`,
    };
  },
};

export const denaryToBinary: RapidFireFamily = {
  topicCode,
  name: 'denary-to-binary',
  write: (random, level) => {
    const value = valueAt(random, level);
    const bits = bitsAt(level);
    return {
      body: `What is the denary number ${value} in binary?`,
      answer: binary(value, bits),
      mistakes: slips(value, 2 ** bits - 1).map((slip) => [binary(slip, bits), '']),
      explanation: `${value} is the sum of the place values of the ones in ${binary(value, bits)}.`,
    };
  },
};

export const binaryToHexadecimal: RapidFireFamily = {
  topicCode,
  name: 'binary-to-hexadecimal',
  write: (random, level) => {
    const bits = level <= 5 ? 4 : 8;
    const value = random.int(level <= 5 ? 1 : 17, 2 ** bits - 1);
    const shown = binary(value, bits).replace(/(?<=^\d{4})(?=\d)/, ' ');
    return {
      body: `What is the binary number ${shown} in hexadecimal?`,
      answer: hexadecimal(value),
      mistakes: [
        ...slips(value, 2 ** bits - 1).map((slip): Misconception => [hexadecimal(slip), '']),
        [hexadecimal(value + 16), ''],
      ],
      explanation: `Every four bits make one hexadecimal digit: ${shown} is ${hexadecimal(value)}.`,
    };
  },
};

export const hexadecimalToDenary: RapidFireFamily = {
  topicCode,
  name: 'hexadecimal-to-denary',
  write: (random, level) => {
    const value = random.int(17, level <= 6 ? 47 : 255);
    const [left, right] = [Math.floor(value / 16), value % 16];
    return {
      body: `What is the hexadecimal number ${hexadecimal(value)} in denary?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [formatPrintedNumber(left * 10 + right), 'counting the first digit as tens'],
        [formatPrintedNumber(left + right), 'adding the digits'],
        ...slips(value, 400).map((slip): Misconception => [formatPrintedNumber(slip), '']),
      ],
      explanation: `${left} × 16 + ${right} = ${value}.`,
    };
  },
};

export const binarySums: RapidFireFamily = {
  topicCode,
  name: 'binary-sums',
  write: (random, level) => {
    const bits = level <= 7 ? 4 : 6;
    const [left, right] = [random.int(1, 2 ** (bits - 1)), random.int(1, 2 ** (bits - 1) - 1)];
    const total = left + right;
    return {
      body: `What is ${binary(left, bits)} + ${binary(right, bits)} in binary?`,
      answer: binary(total, bits),
      mistakes: [
        [binary(left ^ right, bits), 'forgetting what is carried'],
        [binary(left | right, bits), ''],
        ...slips(total, 2 ** bits - 1).map((slip): Misconception => [binary(slip, bits), '']),
      ],
      explanation: `In denary it is ${left} + ${right} = ${total}, which is ${binary(total, bits)} in binary.`,
    };
  },
};

export const bitsInBytes: RapidFireFamily = {
  topicCode: 'DATA_STORAGE',
  name: 'bits-in-bytes',
  write: (random, level) => {
    const bytes = random.int(2, 5 * level);
    const bits = 8 * bytes;
    const asksBits = random.chance(0.5);
    const [body, answer] = asksBits
      ? [`How many bits are there in ${bytes} bytes?`, bits]
      : [`How many bytes do ${bits} bits make?`, bytes];
    const wrong = asksBits
      ? [4 * bytes, 10 * bytes, 16 * bytes, 8 * bytes + 8, bytes]
      : [2 * bytes, bytes + 1, bits - 8, bits, bytes + 2, bytes + 4];
    return {
      body,
      answer: formatPrintedNumber(answer),
      mistakes: wrong.map((each) => [formatPrintedNumber(each), '']),
      explanation: `A byte has 8 bits: ${bytes} × 8 = ${bits}.`,
    };
  },
};

export const valuesOfBits: RapidFireFamily = {
  topicCode: 'DATA_STORAGE',
  name: 'values-of-bits',
  write: (random, level) => {
    const bits = random.int(2, Math.min(10, level + 2));
    const values = 2 ** bits;
    const [things, body] = random.pick([
      ['values', `How many different values can ${bits} bits stand for?`],
      ['colours', `How many different colours can a pixel of ${bits} bits have?`],
    ]);
    return {
      body,
      answer: formatPrintedNumber(values),
      mistakes: [
        [formatPrintedNumber(bits * 2), `counting 2 ${things} for each bit`],
        [formatPrintedNumber(values - 1), 'giving the largest number'],
        [formatPrintedNumber(values * 2), ''],
        [formatPrintedNumber(bits ** 2), ''],
        [formatPrintedNumber(values / 2), ''],
        [formatPrintedNumber(values + 2), ''],
      ],
      explanation: `Each bit doubles the number of ${things}: 2 multiplied by itself ${bits} times is ${formatPrintedNumber(values)}.`,
    };
  },
};
