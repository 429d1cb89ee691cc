import { describe, expect, it } from 'vitest';
import type { WrittenSet } from '../question-set.ts';
import { setOf } from '../all-sets.ts';

const images = setOf('GCSE_COMPUTER_SCIENCE/DATA_STORAGE', 'images-sound-and-compression');
const networks = setOf('GCSE_COMPUTER_SCIENCE/NETWORKS_AND_SECURITY', 'network-hardware-and-protocols');
const bases = setOf('GCSE_COMPUTER_SCIENCE/BINARY_AND_HEXADECIMAL', 'number-bases');
const programs = setOf('GCSE_COMPUTER_SCIENCE/ALGORITHMS_AND_PROGRAMMING', 'program-design-and-testing');
const threats = setOf('GCSE_COMPUTER_SCIENCE/NETWORKS_AND_SECURITY', 'threats-and-protection');

const grouped = (value: number) => value.toLocaleString('en-GB');
const byte = (value: number) =>
  value
    .toString(2)
    .padStart(8, '0')
    .replace(/(.{4})(.{4})/, '$1 $2');
const halfOf = (colour: string) =>
  (colour.match(/../g) ?? [])
    .map((each) => (Number.parseInt(each, 16) >> 1).toString(16).padStart(2, '0').toUpperCase())
    .join('');
const codes: Readonly<Record<string, string>> = { '0': 'A', '10': 'B', '110': 'C', '111': 'D' };
const decoded = (bits: string) => bits.replace(/111|110|10|0/g, (each) => codes[each] ?? '');
const factors = (value: number) =>
  Array.from({ length: value }, (_, index) => index + 1).filter((each) => value % each === 0).length;
const starsPrinted = [1, 2, 3, 4, 5].reduce((sum, each) => sum + Math.ceil(each / 2), 0);

/** The beginning of each question, with its answer as calculated here. */
const workings: readonly (readonly [set: WrittenSet, question: string, key: string])[] = [
  [networks, 'How many bits does a MAC address', String('3C5AB40E91F2'.length * 4)],
  [networks, 'A video of 1.5 gigabytes', `${(1500 * 8) / (0.75 * 40)} seconds`],
  [networks, 'A full mesh of eight computers', String((8 * 7) / 2 - 8)],
  [threats, 'A four-digit PIN', String(Math.round(26 ** 4 / 10 ** 4))],
  [threats, 'An account is locked', `About ${Math.round((10_000 / 3) * (10 / 60 / 24))}`],
  [images, 'A text of 400 characters', String((400 * 7) / 8)],
  [images, 'An image of 600 × 400', `${(600 * 400) / 1000} kB`],
  [images, 'A file is compressed from 24', `${100 * (1 - 9 / 24)}%`],
  [images, 'A short word', decoded('1100100')],
  [images, 'In a Huffman code', String('ABACADA'.length * 2 - (4 * 1 + 2 + 3 + 3))],
  [images, 'A camera takes', `About ${grouped(Math.round(32e9 / ((4000 * 3000 * 3) / 10) / 100) * 100)}`],
  [images, 'A song of 3 minutes', `${(180 * 40_000 * 2 * 2) / 1e6} MB`],
  [images, 'A message of 2,000 letters', String((2000 * (1 / 2 + 2 / 4 + 3 / 8 + 3 / 8)) / 8)],
  [bases, 'Convert the hexadecimal number 7C', byte(0x7c)],
  [bases, 'Add the three binary', byte(0b00010101 + 0b00000111 + 0b00100001)],
  [bases, 'A number is written 1A', byte(0x1a << 2)],
  [bases, 'An 8-bit number has the digits', String(255 - 0b10101010)],
  [bases, 'A web colour', `#${halfOf('2A4C6E')}`],
  [programs, 'A list of 64 sorted items', String(Math.ceil(Math.log2(4097)) - Math.ceil(Math.log2(65)))],
  [programs, 'How many times is the star printed', String(starsPrinted)],
  [programs, 'Which value of n', String([6, 15, 16, 18].find((each) => factors(each) === 6))],
];

describe('calculated answers in GCSE computer science', () => {
  it.each(workings)('%#: $1', (set, question, key) => {
    const found = set.items.filter(({ body }) => body.startsWith(question));
    expect(found.map(({ right }) => right)).toEqual([key]);
  });
});
