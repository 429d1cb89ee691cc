import { describe, expect, it } from 'vitest';
import type { WrittenSet } from '../question-set.ts';
import { setOf } from '../all-sets.ts';

const abstractDataTypes = setOf('A_LEVEL_COMPUTER_SCIENCE/DATA_STRUCTURES', 'abstract-data-types');
const binaryArithmetic = setOf('A_LEVEL_COMPUTER_SCIENCE/NUMBER_REPRESENTATION', 'binary-arithmetic');
const bitsCodesAndErrors = setOf('A_LEVEL_COMPUTER_SCIENCE/NUMBER_REPRESENTATION', 'bits-codes-and-errors');
const graphsAndComputability = setOf(
  'A_LEVEL_COMPUTER_SCIENCE/ALGORITHMS_AND_COMPLEXITY',
  'graphs-and-computability',
);
const hardwareAndQueries = setOf('A_LEVEL_COMPUTER_SCIENCE/SYSTEMS_AND_DATABASES', 'hardware-and-queries');
const networksAndProcessors = setOf(
  'A_LEVEL_COMPUTER_SCIENCE/SYSTEMS_AND_DATABASES',
  'networks-and-processors',
);
const sortingAndSearching = setOf(
  'A_LEVEL_COMPUTER_SCIENCE/ALGORITHMS_AND_COMPLEXITY',
  'sorting-and-searching',
);
const treesAndGraphs = setOf('A_LEVEL_COMPUTER_SCIENCE/DATA_STRUCTURES', 'trees-and-graphs');

function afterPasses(list: readonly number[], passes: number): number[] {
  const sorted = [...list];
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index + 1 < sorted.length; index++) {
      const [left = 0, right = 0] = sorted.slice(index, index + 2);
      if (left > right) sorted.splice(index, 2, right, left);
    }
  }
  return sorted;
}
const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const highestCommonFactor = (a: number, b: number): number => (b === 0 ? a : highestCommonFactor(b, a % b));
const minus = (value: number) => String(value).replace('-', '−');
const byte = (value: number) =>
  value
    .toString(2)
    .padStart(8, '0')
    .replace(/(.{4})(.{4})/, '$1 $2');

const roads: Readonly<Record<string, string>> = { A: 'BC', B: 'AD', C: 'ADE', D: 'BC', E: 'C' };
function visits(takeFrom: 'front' | 'back'): string {
  const waiting = ['A'];
  const visited: string[] = [];
  while (waiting.length > 0) {
    const vertex = (takeFrom === 'front' ? waiting.shift() : waiting.pop()) ?? '';
    if (visited.includes(vertex)) continue;
    visited.push(vertex);
    const next = [...(roads[vertex] ?? '')];
    waiting.push(...(takeFrom === 'front' ? next : next.reverse()));
  }
  return visited.join(', ');
}

const digitSum = (key: number) => [...String(key)].reduce((sum, digit) => sum + Number(digit), 0);
const stars = (n: number): number => (n === 0 ? 0 : stars(n - 1) + 1 + stars(n - 1));
function meanWait(times: readonly number[]): number {
  let [waited, now] = [0, 0];
  for (const time of times) {
    waited += now;
    now += time;
  }
  return waited / times.length;
}
const jobs = [9, 5, 8, 4];

/** The beginning of each question, with its answer as calculated here. */
const workings: readonly (readonly [set: WrittenSet, question: string, key: string])[] = [
  [sortingAndSearching, 'Insertion sort is used', [...inOrder([7, 3, 9, 1]), 5].join(', ')],
  [sortingAndSearching, 'Bubble sort puts', afterPasses([8, 5, 2, 6, 1], 2).join(', ')],
  [sortingAndSearching, 'Merge sort splits', String(Math.log2(16))],
  [sortingAndSearching, 'What does g(84, 36)', String(highestCommonFactor(84, 36))],
  [sortingAndSearching, 'What is the greatest number', String(Math.ceil(Math.log2(500 + 1)))],
  [binaryArithmetic, 'How many different values', (2 ** 10).toLocaleString('en-GB')],
  [binaryArithmetic, 'What is the result of 0101 1100 XOR', byte(0b01011100 ^ 0b11110000)],
  [binaryArithmetic, 'What is −1 in', byte(256 - 1)],
  [binaryArithmetic, 'What is 0011 0101 −', byte(0b00110101 - 0b00011010)],
  [binaryArithmetic, 'What is the product', (0b1011 * 0b101).toString(2)],
  [binaryArithmetic, 'In two’s complement fixed point', minus((0b11110100 - 256) / 8)],
  [binaryArithmetic, 'An 8-bit two’s complement number', minus(0xd6 - 256)],
  [binaryArithmetic, 'What is the most negative', minus(-128 / 16)],
  [treesAndGraphs, 'A breadth-first traversal', visits('front')],
  [treesAndGraphs, 'A depth-first traversal', visits('back')],
  [treesAndGraphs, 'Every level of a binary tree', String(2 ** 5 - 1)],
  [networksAndProcessors, 'How many host addresses', String(256 - 192 - 2)],
  [bitsCodesAndErrors, 'The number 0.8', `${(100 * (0.8 - 0.75)) / 0.8}`.slice(0, 4) + '%'],
  [bitsCodesAndErrors, 'A floating point format has an 8-bit', String((1 - 2 ** -7) * 2 ** 7)],
  [bitsCodesAndErrors, 'A floating point format has a 6-bit', `1/${1 / (0.5 * 2 ** -8)}`],
  [bitsCodesAndErrors, 'How are 0110.1000', `As 104 × 3 ÷ 256, which is ${6.5 * (1 / 8 + 1 / 16)}`],
  [abstractDataTypes, 'What is the dot product', String(2 * 4 - 1 * 5 + 3 * 1)],
  [abstractDataTypes, 'A circular queue in an array', String([4, 5, 0, 1].length)],
  [
    abstractDataTypes,
    'A hash function adds',
    [
      [738, 459],
      [738, 748],
      [112, 221],
      [460, 450],
    ]
      .filter(([left = 0, right = 0]) => digitSum(left) % 10 === digitSum(right) % 10)
      .map((pair) => pair.join(' and '))
      .join('; '),
  ],
  [abstractDataTypes, 'A binary search tree holds', String(Math.ceil(Math.log2(1_000_000 + 1)))],
  [graphsAndComputability, 'How many times is the star', String(stars(4))],
  [graphsAndComputability, 'What does m(7, 5)', String(7 * 5)],
  [hardwareAndQueries, 'An address bus', (2 ** 20).toLocaleString('en-GB')],
  [hardwareAndQueries, 'A disk cache hit', `${(9 * 1 + 1 * 11) / 10} ms`],
  [
    hardwareAndQueries,
    'Jobs of 9, 5, 8 and 4 ms',
    String(meanWait(jobs) - meanWait([...jobs].sort((a, b) => a - b))),
  ],
  [hardwareAndQueries, 'A page table maps', (7 * 1024 + (2100 % 1024)).toLocaleString('en-GB')],
  [hardwareAndQueries, 'Two caches', `${(80 * 1 + 15 * 11 + 5 * 111) / 100} ns`],
];

describe('calculated answers in A-Level computer science', () => {
  it.each(workings)('%#: $1', (set, question, key) => {
    const found = set.items.filter(({ body }) => body.startsWith(question));
    expect(found.map(({ right }) => right)).toEqual([key]);
  });
});
