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
});
