import { binary, hexadecimal } from '#text/bases.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { worth } from './binary-and-hexadecimal-checks.ts';

const reversed = (value: number) =>
  Number.parseInt([...value.toString(2).padStart(8, '0')].reverse().join(''), 2);

const read = (text: string, kind: string) =>
  kind.includes('binary') ? worth(text, 2) : kind === 'hexadecimal' ? worth(text, 16) : numberOf(text);

export const family: Family = {
  name: 'conversions',
  syllabus: 'Convert between denary, binary and hexadecimal',
  levels: {
    1: 'One conversion of a number below 128',
    2: 'One conversion of a larger number, from 130 to 251',
  },
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
          ? (each: number) => formatPrintedNumber(each)
          : hexadecimal;
    const given =
      kind === 'to binary' || kind === 'denary to hex'
        ? formatPrintedNumber(value)
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
    const typical: Misconception[] = [[show(reversed(value)), 'reading the place values from the wrong end']];
    if (kind === 'hex to denary')
      typical.unshift(
        [
          formatPrintedNumber(Math.floor(value / 16) * 10 + (value % 16)),
          'multiplying the first digit by 10 instead of 16',
        ],
        [formatPrintedNumber(Math.floor(value / 16) + (value % 16)), 'adding the two digits'],
      );
    return {
      body: random.pick([
        `Convert the ${from} number ${given} to ${to}.`,
        `What is the ${from} number ${given} in ${to}?`,
      ]),
      answer: show(value),
      mistakes: [
        ...typical,
        ...random.shuffle(slips).map((each): Misconception => [show(each), 'a slip in one place value']),
      ],
      explanation: kind.includes('hex')
        ? `${hexadecimal(value)} is ${Math.floor(value / 16)} × 16 + ${value % 16} = ${value}, and ${value} is ${binary(value)} in binary.`
        : `Add the place values of the ones in ${binary(value)}: ${[128, 64, 32, 16, 8, 4, 2, 1].filter((bit) => (value & bit) !== 0).join(' + ')}${Number.isInteger(Math.log2(value)) ? ' alone' : ''}, which makes ${value}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, from = '', given = '', to = ''] =
      /the (\w+) number ([\dA-F ,]+?) (?:to|in) ([\w -]+)[.?]/.exec(text) ?? [];
    return read(option, to) === read(given, from);
  }),
};
