import { describe, expect, it } from 'vitest';
import { itemAt } from '../item-at.ts';
import { allSets } from './all-sets.ts';
import { writtenQuestions } from './question-set.ts';

const { sqrt, sin, cos, asin, floor, log2, PI } = Math;
const degrees = PI / 180;
const [h, c, e] = [6.63e-34, 3e8, 1.6e-19];
const factorialByTwo = (n: number): number => (n <= 1 ? 1 : n * factorialByTwo(n - 2));
const fibonacciCalls = (n: number): number => (n < 2 ? 1 : 1 + fibonacciCalls(n - 1) + fibonacciCalls(n - 2));
function stepsToOne(x: number): number {
  return x <= 1 ? 0 : 1 + stepsToOne(x % 2 === 0 ? x / 2 : x - 1);
}

/** The result of each calculation, calculated from the numbers in its question. */
const values: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'gcse-combined-science/cells-and-organisation': { 6: 20 / 0.05, 13: 150 * 90, 17: (0.2 + 0.4) / 2 },
  'gcse-combined-science/inheritance-and-ecology': { 8: 0.5 * 0.5, 13: (15 / (10 * 0.25)) * 200 },
  'gcse-combined-science/atoms-and-bonding': { 1: 23 - 11, 6: 12 - 2, 13: (75 * 35 + 25 * 37) / 100 },
  'gcse-combined-science/chemical-calculations': {
    1: 12 + 2 * 16,
    2: 40 + 12 + 3 * 16,
    5: 36 / 18,
    6: 24 + 2 * (16 + 1),
    7: (100 * 28) / (14 + 4 + 14 + 48),
    9: 5 / 0.25,
    10: 0.5 * (23 + 16 + 1),
    12: (12 / 24) * (24 + 16),
    13: (25 / 100) * 44,
    14: 0.2 * 6.02e23,
    15: 15 * 0.2,
  },
  'gcse-combined-science/chemical-changes': { 11: 60 / 40, 15: 1370 - 1854 },
  'gcse-combined-science/forces-and-motion': {
    2: 240 / 30,
    3: 6 * 9.8,
    6: 8 / 10,
    7: 600 / 240,
    8: 35 * 4,
    9: 25 * 0.12,
    13: 0.5 * 10 * 8 + 10 * 8 + 0.5 * 5 * 8,
    14: (20 ** 2 - 10 ** 2) / (2 * 75),
    15: (2 * 3) / (2 + 4),
    17: 20 * 0.7 + 20 ** 2 / (2 * 8),
    18: Math.hypot(6, 8),
  },
  'gcse-combined-science/electricity-and-energy': {
    6: 12 / (4 + 8),
    7: 0.5 * 2 * 60,
    8: 230 * 10,
    10: (100 * 350) / 500,
    11: 0.5 * 1200 * 10 ** 2,
    13: (12 / (4 + 8)) * 8,
    14: 0.5 * 4200 * 20,
    16: 50 * 9.8 * 30,
    17: 2 * 3 * 7 * 0.3,
    18: sqrt(2 * 9.8 * 5),
  },
  'gcse-combined-science/waves': {
    6: 5 * 0.4,
    7: 1 / 20,
    8: 4 / 2,
    13: 3e8 / 100e6,
    14: (2 * 85) / 0.5,
    16: (15 / 6) * 4,
  },
  'gcse-computer-science/binary-and-hexadecimal': {
    1: 0b00101101,
    3: 2 ** 8 - 1,
    4: 0xd,
    5: log2(16),
    6: 0x3f,
    15: 0xa0,
  },
  'gcse-computer-science/data-storage': {
    1: 3 * 8,
    6: 2 ** 4,
    7: (200 * 100 * 8) / 8 / 1000,
    12: (8000 * 16 * 10) / 8 / 1000,
    13: 1500 / 1000,
    15: 'H'.charCodeAt(0),
    16: log2(256),
  },
  'gcse-computer-science/boolean-logic': { 5: 2 ** 3 },
  'gcse-computer-science/algorithms-and-programming': {
    1: (7 + 2) * 2,
    3: 17 % 5,
    6: 1 + 4 + 9 + 16,
    7: floor((9 - 3) / 2) + 1,
    13: Math.min(5, 8, 3, 9),
    14: 3 * 4,
    15: floor(log2(1000)) + 1,
    18: stepsToOne(20),
  },
  'gcse-computer-science/networks-and-security': { 16: (24 * 8) / 16, 18: (6 * 5) / 2 },
  'a-level-physics/mechanics': {
    4: 0.4 * 15,
    5: 50 * cos(60 * degrees),
    6: sqrt((2 * 20) / 9.81),
    7: 0.5 * 2 * 10 + 2 * 10 + 0.5 * 10,
    8: (0.5 * 900 * 20 ** 2) / 40,
    9: 300 * 1.5,
    11: (300 * 1 + 200 * 2) / 4,
    12: 0.5 * 2 * 4 ** 2 - 0.5 * 5 * (8 / 5) ** 2,
    13: (2 * 20 * sin(30 * degrees)) / 9.81,
    14: (0.15 * (12 + 8)) / 0.02,
    15: 800 * (9.81 + 1.2),
    17: sqrt(2 * 9.81 * 2.5 * sin(30 * degrees)),
    18: 200 * 2 ** 3,
  },
  'a-level-physics/materials': {
    3: 5.4 / 2e-3,
    5: 40 / 8e-3,
    6: 30 / 2e-7,
    7: 0.5 * 40 * 8e-3,
    10: 1e-3 / 2,
    12: 64 / 4e-7 / (1.2e-3 / 1.5),
    15: 0.1 * sqrt(80 / 0.02),
  },
  'a-level-physics/electricity': {
    2: 18 / 60,
    5: 6 / 3,
    6: (4.9e-7 * 2) / 5e-7,
    7: 12 / (4 + (12 * 6) / 18),
    8: 1.5 - 0.6 * 0.5,
    9: (10 * 3) / (2 + 3),
    11: 12 ** 2 / 60,
    12: (12 - 1.5 * 4) ** 2 / 12,
    16: 2 / (8.5e28 * 1e-6 * e),
    17: 6 / (6 / 2 - 2.5 + 5.5),
  },
  'a-level-physics/waves': {
    2: 3 / 2,
    5: 1 / 4e-3,
    7: (2.4e-3 * 0.5e-3) / 2,
    8: asin(sin(40 * degrees) / 1.5) / degrees,
    9: 150 * 2 * 0.8,
    12: asin(600e-9 * 500e3) / degrees,
    13: asin(1.33 / 1.6) / degrees,
    17: floor(1 / (400e3 * 550e-9)),
    18: 3e3 / (c / 1.5) / 1e-6,
  },
  'a-level-physics/particles-and-quanta': {
    3: 238 - 92,
    5: h * 6e14,
    11: 4.8e-19 / e,
    12: 3.8 - 2.3,
    14: (h * c) / ((3.4 - 1.5) * e),
    15: h / (9.11e-31 * 2e6),
    17: 2 * 0.511,
  },
  'a-level-computer-science/number-representation': {
    2: 0b11111011 - 256,
    4: 0x1a4,
    5: 0b01011010 / 16,
    7: (0b011010 / 32) * 2 ** 3,
    14: (23.4 - 23.375) / 23.4,
    15: ((0b10110 - 32) / 16) * 2 ** 2,
    17: (31 / 32) * 2 ** 7,
    18: 0.5 * 2 ** -8,
  },
  'a-level-computer-science/data-structures': { 8: (5 + 3) * (9 - 7), 12: (37 % 11) + 2, 15: 8 + 2 * 5 - 3 },
  'a-level-computer-science/algorithms-and-complexity': {
    6: factorialByTwo(5),
    8: 2 + 1 + 5,
    12: 2 + 1 + 5 + 2 + 3,
    13: (6 * 5) / 2,
    17: fibonacciCalls(5),
  },
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number at the beginning of an option: `1.5 × 10⁸ Pa`, `1/512`, `£12.60`, `−484 kJ/mol`. */
function numberOf(text: string): number {
  const plain = text
    .replaceAll(',', '')
    .replace('−', '-')
    .replace(/^[£×] ?/, '');
  const [, digits = '', divisor, power] = /^(-?[\d.]+)(?:\/(\d+))?(?: × 10([⁻⁰¹²³⁴-⁹]+))?/.exec(plain) ?? [];
  const sign = power?.startsWith('⁻') ? -1 : 1;
  const exponent = [...(power ?? '').replace('⁻', '')].reduce(
    (value, digit) => 10 * value + superscripts.indexOf(digit),
    0,
  );
  return (Number(digits || NaN) / Number(divisor ?? 1)) * 10 ** (sign * exponent);
}

/** Allows for options rounded to two or more figures. */
function agrees(printed: number, exact: number): boolean {
  return Math.abs(printed - exact) <= 0.03 * Math.abs(exact);
}

const cases = Object.entries(values).flatMap(([topic, ofTopic]) =>
  Object.entries(ofTopic).map(([place, value]) => ({ sourceId: `${topic}/questions/${place}`, value })),
);
const questions = allSets.flatMap(writtenQuestions);

describe('the answer keys of calculations', () => {
  it.each(cases)('$sourceId is $value', ({ sourceId, value }) => {
    const question = questions.find((each) => each.sourceId === sourceId);
    expect(question).toBeDefined();
    const printed = (question?.options ?? []).map((option) =>
      'text' in option ? numberOf(option.text) : NaN,
    );
    expect(agrees(itemAt(printed, question?.correctIndex ?? 0), value), printed.join('; ')).toBe(true);
    const right = itemAt(printed, question?.correctIndex ?? 0);
    const others = printed.filter((_, index) => index !== question?.correctIndex);
    for (const other of others)
      expect(Math.abs(other - value) > Math.abs(right - value) || isNaN(other)).toBe(true);
  });
});
