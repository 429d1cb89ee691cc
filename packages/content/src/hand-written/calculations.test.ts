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

/** The result of each calculation, calculated from the numbers in its question: by the topic, or by topic and set. */
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
  'gcse-combined-science/forces-and-motion/forces-in-action': {
    15: 3 / (0.1 - 0.04),
    19: (4 - 12) / 5,
    25: 10 / ((12000 - 4000) / 8000),
    28: 0.5 * 200 * 0.1 ** 2,
    31: 48000 / 3000 - 9.8,
    33: (0.5 * 1200 * 30 ** 2) / 7200,
    34: 0.5 * 2 * 6 ** 2 + 0.5 * 4 * 1.5 ** 2 - 0.5 * 6 * ((2 * 6 - 4 * 1.5) / 6) ** 2,
    38: (900 * (20 ** 2 - 10 ** 2)) / (2 * 100) + 400,
    39: 6 * 20 + ((6 + 10) / 2) * 8,
    40: 2 * (6 / 30),
    41: (18 - 5 * 2) / 5,
  },
  'gcse-combined-science/electricity-and-energy/circuits-and-the-home': {
    12: 5 + 7,
    21: 600 / 12,
    22: (800 * 90) / 1000,
    25: 60 - 12,
    27: 9 * 0.3,
    29: 5 ** 2 * 24,
    32: 6 / 2 + 9,
    33: (300 * 9.8 * 8) / 60 / 0.7,
    34: (50e3 / 10e3) ** 2 * 2,
    36: (100 * 0.8 * 4200 * (100 - 20)) / (2200 * 140),
    37: (0.5 * 400 * 0.05 ** 2) / (0.5 * 9.8),
    39: (6 - 0.5 * 4) * 0.5,
    40: ((60 - 9) / 1000) * 1000 * 0.3,
    41: 480e3 / (12 * 200),
    43: 500 * 9.8 * (30 - 10) - 0.5 * 500 * 18 ** 2,
  },
  'gcse-combined-science/waves/waves-in-use': {
    17: (2 * 1.2) / 3,
    25: 1 / 0.25,
    28: 330 / 660,
    29: 0.85 / 2.5e-3,
    31: 3e8 / 3.2e14,
    33: (1500 * 0.6) / 2,
    36: (2 * 150 * 10) / 9,
    39: 20 / ((30 / 12) * 1.6),
    41: 340 * (4.5 - 3),
    43: (5000 - 340) / 250,
  },
  'gcse-combined-science/particle-model/particle-model': {
    20: 84 / (80 - 50),
    21: 71 / 2 ** 3,
    24: 0.25 * 334e3,
    31: 540 / 2.7,
    32: 27000 / (1.5 * (38 - 18)),
    33: (50 * 400) / 0.06,
    35: ((159.5 - 120) / 50) * 1000,
    38: 0.2 * (4200 * 50 + 2.26e6),
    40: (0.5 * 4200 * (25 - 20)) / (0.4 * (100 - 25)),
    41: (100 * (300 - 240)) / 200e3,
    43: (0.25 * 4200 * 20) / 334e3,
    44: (60 * 8.9 + 40 * 7.1) / 100,
    46: 500 - 810 / 2.7,
    47: (0.5 * 2.26e6) / 2000 / 60,
  },
  'gcse-combined-science/radioactivity/radioactivity': {
    24: 800 / 2 ** 3,
    25: 235 - 92,
    34: 12 / log2(640 / 80),
    43: 1.3 * log2(8),
    48: 8e10 * (1 - 0.5 ** (15 / 5)),
  },
  'gcse-combined-science/magnetism/magnetism': {
    32: 0.5 * 3 * 0.2,
    42: 0.06 / (2 * 0.15),
    50: (4e-3 * 9.8) / (0.2 * 0.1),
    53: 40 * 0.3 * 1.5 * 0.05,
    54: (1.2e-3 * 9.8) / (2.5 * 0.08),
    58: (100 * 2 * 0.9) / 3 / (0.4 * 6),
    60: 50 * 0.2 * 2 * 0.04,
    61: 6 / 0.04 - 60,
  },
  'gcse-physics/forces-and-moments/forces-and-moments': {
    14: 30 * 0.2,
    18: 40 / 10,
    20: (250 * 1.6) / 400,
    24: (0.5 * 12) / 0.02,
    25: (1 * 4) / (1 + 3),
    26: (5 * 80) / 500,
    28: 24 / 0.3,
    30: 50 / 5,
    31: 120 * (4 / 2 - 1),
    32: (660 * 0.1) / (1.2 - 0.1),
    34: (5 * 36) / 12,
    35: 0.15 * (10 + 8),
    38: (20 * 0.15 + 15 * 0.1) / 0.3,
    41: (40 * 5 + 60 * 8) / 10,
    42: 12 * 15,
    43: (13 / 2) * ((70 * 13) / 6500),
    44: (4 * (0.5 - 0.3)) / 0.3,
    46: (60 * 3 - 5 * 10) / (60 + 5),
    48: 200 / 2,
    49: (1000 * ((1500 * 20) / 2500)) / 0.2 / 1000,
  },
  'gcse-physics/pressure-and-fluids/pressure-and-fluids': {
    12: 60 / 3,
    17: 240 / (0.4 * 0.5),
    20: (100 * 60) / 20,
    23: 5 * 1000 * 9.8,
    28: 250e3 * 0.012,
    30: (80 * 0.05) / 0.002,
    31: (250 * 2) / 100,
    32: 202e3 / (1030 * 9.8),
    33: 600 / 1e-4,
    35: (20e3 * 12) / 100 / 3,
    36: 0.6 * 1000,
    38: (15 * 800) / 1000,
    39: 0.1 ** 3 * 1000 * 9.8,
    42: (7.8 / (7.8 - 4.9)) * 1000,
    46: (120 * 300) / 450,
  },
  'gcse-physics/light-and-sound/light-and-sound': {
    20: 10 / 4,
    32: (1600 * 50e-6 * 100) / 2,
    33: 2 * (90 - 35),
    34: 2.4 / 0.15,
    38: 720 / 4.5 - 720 / 8,
    41: (12 * 15) / 40,
    43: 63 / (1 / 4 - 1 / 7),
    47: (6 / 3) * 10,
  },
  'gcse-physics/nuclear-physics/nuclear-physics': {
    21: 185 - 25,
    35: (12 * 3) / 2,
    42: 236 - 140 - 94,
    44: 2 ** 4,
    46: 640 * 0.5 ** (24 / 6),
    49: 6 * log2(8),
    51: 3e9 / 3.2e-11,
    54: (1640 - 40) / 2 ** 3 + 40,
    56: ((1.2e9 / 0.36) * 24 * 3600) / 3.3e12,
    59: 0.007 * 1e-3 * c ** 2,
    61: 600 * 0.5 ** 2 * 0.5 ** 2,
  },
  'gcse-physics/electromagnetism/electromagnetism': {
    27: (230 * 50) / 500,
    28: (12 * 5) / 240,
    34: (1150 * 9) / 230,
    38: (8000 * 25) / 400,
    39: (100 * 12 * 8) / (230 * 0.5),
    41: (12 * 1000) / 50 - 0.3 * 40,
    42: 2 * ((10e3 / 250) ** 2 - (10e3 / 5000) ** 2),
    47: (12 * 2 * (12 / 12)) / 48,
    48: (5 * 1.6) / 0.8 / 230,
    49: 3 * (500 / 200) * 2,
  },
  'gcse-physics/space-physics/space-physics': {
    44: 3e8 * 8.3 * 60,
    56: (2 * PI * 6800) / (93 * 60),
    58: 3.9e26 / 6.4e14,
    60: ((689 - 656) / 656) * c,
    62: (7 / 42) * ((24 * 60) / 97),
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
  Object.entries(ofTopic).map(([place, value]) => ({
    sourceId: `${topic.split('/').length === 2 ? `${topic}/questions` : topic}/${place}`,
    value,
  })),
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
