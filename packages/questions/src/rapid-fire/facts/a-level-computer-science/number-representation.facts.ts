import { binary, hexadecimal } from '#text/bases.ts';
import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Fact, TopicFacts } from '../facts.ts';

const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const power = (exponent: number): Fact => [
  `2${superscript(exponent)}`,
  formatPrintedNumber(2 ** exponent),
  [2 ** (exponent - 1), 2 ** (exponent + 1), 3 * 2 ** (exponent - 1)].map((each) =>
    formatPrintedNumber(each),
  ),
];

const inHexadecimal = (value: number): Fact => [
  hexadecimal(value),
  formatPrintedNumber(value),
  [
    ...new Set([Math.floor(value / 16) * 10 + (value % 16), value + 16, value - 1, value + 10, value + 6]),
  ].map((each) => formatPrintedNumber(each)),
];

const inTwosComplement = (size: number): Fact => [
  formatPrintedNumber(-size),
  binary(-size),
  [binary(size), binary(~size), binary(-size - 2), binary(-size + 3)],
];

const inFixedPoint = (sixteenths: number): Fact => [
  `0.${sixteenths.toString(2).padStart(4, '0')}`,
  formatPrintedNumber(sixteenths / 16),
];

export const facts: TopicFacts = {
  topic: 'A_LEVEL_COMPUTER_SCIENCE/NUMBER_REPRESENTATION',
  groups: {
    'powers-of-two': {
      levels: [1, 5],
      seconds: 15,
      ask: (cue) => `What is ${cue}?`,
      askBack: (answer) => `Which power of two is ${answer}?`,
      explain: (cue, answer) => `Doubling 1 as often as the exponent says gives ${cue} = ${answer}.`,
      facts: numbers(2, 16).map(power),
    },
    hexadecimal: {
      levels: [1, 5],
      seconds: 20,
      ask: (cue) => `What is the hexadecimal number ${cue} in denary?`,
      askBack: (answer) => `What is the denary number ${answer} in hexadecimal?`,
      explain: (cue, answer) =>
        `The left digit counts sixteens and the right one counts ones: ${cue} is ${answer}.`,
      facts: [16, 32, 31, 26, 20, 42, 48, 63, 64, 75, 80, 94, 100, 127, 128, 160, 171, 200, 240, 250].map(
        inHexadecimal,
      ),
    },
    'twos-complement': {
      levels: [4, 10],
      seconds: 30,
      ask: (cue) => `Which byte stores ${cue} in two’s complement?`,
      askBack: (answer) => `In two’s complement, which denary number is stored as ${answer}?`,
      explain: (cue, answer) =>
        `Invert the bits of the positive number and add 1: ${cue} is ${answer} in two’s complement.`,
      facts: [
        11, 2, 3, 4, 5, 8, 16, 32, 64, 6, 7, 9, 10, 12, 15, 17, 22, 24, 31, 33, 40, 48, 50, 63, 65, 80, 100,
        127,
      ].map(inTwosComplement),
    },
    'fixed-point': {
      levels: [6, 10],
      seconds: 20,
      ask: (cue) => `What is the binary fraction ${cue} in denary?`,
      askBack: (answer) => `What is ${answer} as a binary fraction with four places?`,
      explain: (cue, answer) =>
        `The places after the point are worth 1/2, 1/4, 1/8 and 1/16, so ${cue} is ${answer}.`,
      facts: [8, 4, 12, 2, 1, 10, 6, 14, 3, 5, 9, 7, 13, 11, 15].map(inFixedPoint),
    },
  },
};
