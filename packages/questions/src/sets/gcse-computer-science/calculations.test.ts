import { testCalculations } from '#checks/support/calculations.ts';

const { floor, log2 } = Math;
function stepsToOne(x: number): number {
  return x <= 1 ? 0 : 1 + stepsToOne(x % 2 === 0 ? x / 2 : x - 1);
}

/** Every row of inputs of a truth table. */
const combinations = (inputs: number) =>
  Array.from({ length: 2 ** inputs }, (_, row) =>
    Array.from({ length: inputs }, (_each, place) => (row & (1 << place)) > 0),
  );

testCalculations({
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
  'gcse-computer-science/boolean-logic': {
    5: 2 ** 3,
  },
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
  'gcse-computer-science/networks-and-security': {
    16: (24 * 8) / 16,
    18: (6 * 5) / 2,
  },
  'gcse-computer-science/algorithms-and-programming/tracing-and-structures': {
    3: 5 + 2 * 3,
    9: 3 * 4,
    10: 10 - 3 * 4,
    12: floor((4 + 7 + 1 + 9) / 4),
    13: 3 * 2 * 2,
    17: Number((13).toString(2)),
  },
  'gcse-computer-science/binary-and-hexadecimal/binary-in-practice': {
    2: 0b1111,
    5: 2 ** 4,
    6: Number((0b10 + 0b11).toString(2)),
    8: Number((16).toString(16)),
    9: Number((0b0111 + 1).toString(2)),
    12: 2 ** 4 - 1,
    14: 1 << 3,
    16: (0x80 / 0xff) * 100,
  },
  'gcse-computer-science/boolean-logic/truth-tables-in-use': {
    16: combinations(4).filter(([c = false, s = false, k = false, f = false]) => ((c && s) || k) && !f)
      .length,
    17: combinations(3).filter(([a = false, b = false, c = false]) => (a && (b || c)) !== ((a && b) || c))
      .length,
  },
  'gcse-computer-science/data-storage/text-pictures-and-files': {
    1: 3 * 1000,
    9: (64 * 64 * log2(4)) / 8,
    10: 'aaaabbbcc'.length - '4a3b2c'.length,
    12: (500 * 16) / 8,
    13: 4 * 5000,
    14: floor(9 / 1.6),
    17: (32 * 32 * log2(256)) / 8 + 60,
    18: (22_000 * 8 * 120) / 8 / 1e6,
    19: (4.8e6 * 8) / (60 * 40_000),
    20: 3 * 1 + 2 * 2 + 1 * 2,
    21: (10_000 * (8 - Math.ceil(log2(27)))) / 8,
  },
  'gcse-computer-science/networks-and-security/addresses-speeds-and-safety': {
    14: (90_000 * 8) / 200 / 3600,
    15: Math.ceil((28 - 2) / 6),
    16: 20 * 8,
    17: (12.5 * 8) / 20,
    18: (360 * 8) / 5 / 32,
  },
});
