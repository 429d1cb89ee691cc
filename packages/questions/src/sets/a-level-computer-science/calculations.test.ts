import { testCalculations } from '#checks/support/calculations.ts';

const factorialByTwo = (n: number): number => (n <= 1 ? 1 : n * factorialByTwo(n - 2));
const fibonacciCalls = (n: number): number => (n < 2 ? 1 : 1 + fibonacciCalls(n - 1) + fibonacciCalls(n - 2));

testCalculations({
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
  'a-level-computer-science/data-structures': {
    8: (5 + 3) * (9 - 7),
    12: (37 % 11) + 2,
    15: 8 + 2 * 5 - 3,
  },
  'a-level-computer-science/algorithms-and-complexity': {
    6: factorialByTwo(5),
    8: 2 + 1 + 5,
    12: 2 + 1 + 5 + 2 + 3,
    13: (6 * 5) / 2,
    17: fibonacciCalls(5),
  },
  'a-level-computer-science/algorithms-and-complexity/steps-and-recursion': {
    10: 5 + 0 + 7,
    12: [
      [3, 5],
      [9, 5],
      [9, 6],
      [9, 20],
      [14, 20],
    ].length,
    13: 5 + 4 + 3 + 2 + 1,
    14: 2 ** 5 - 1,
  },
  'a-level-computer-science/boolean-algebra/gates-maps-and-adders': {
    5: 2 ** 3,
    12: 4 - Math.log2(4),
    15: 8 / 2 ** 3,
  },
  'a-level-computer-science/data-structures/structures-in-use': {
    10: 2 * 5 + 3,
  },
  'a-level-computer-science/number-representation/ranges-shifts-and-codes': {
    1: 2 ** 6 - 1,
    2: 2 ** 10,
    4: Number((0b1100 & 0b1010).toString(2)),
    5: Number((0b0110 | 0b0011).toString(2)),
    6: '7'.charCodeAt(0),
    9: -0b101,
    11: (4 + 7 + 1 + 3) % 10,
    12: 7.3 - 7.25,
    14: Math.ceil(Math.log2(100)) + 1,
  },
  'a-level-computer-science/systems-and-databases/processes-protocols-and-tables': {
    8: [15, 16, 17, 17, 18].filter((age) => age > 16).length,
    14: [1, 1, 2, 3, 5].filter((id) => [1, 2, 3].includes(id)).length,
    15: 10 + 10 + 10 + 10 + 10,
    16: 3 + 4 * Math.ceil((20 - 3) / 4),
    20: (2 ** 14 * 64) / 8 / 1024,
    21: Math.log2((4 * 2 ** 20 * 8) / 64),
  },
});
