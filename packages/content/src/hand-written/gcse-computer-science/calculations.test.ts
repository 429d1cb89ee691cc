import { testCalculations } from '#checks/support/calculations.ts';

const { floor, log2 } = Math;
function stepsToOne(x: number): number {
  return x <= 1 ? 0 : 1 + stepsToOne(x % 2 === 0 ? x / 2 : x - 1);
}

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
});
