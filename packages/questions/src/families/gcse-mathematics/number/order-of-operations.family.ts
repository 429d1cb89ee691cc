import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

export const family: Family = {
  name: 'order-of-operations',
  syllabus: 'The order of operations, with negative numbers',
  levels: {
    1: 'two operations in the right order: multiply, then add or subtract',
    2: 'four operations: a bracket, its square, a product, then subtract, with a negative number',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    const [a, b, c] = [random.int(3, 20), random.int(2, 5), random.int(3, 7)];
    if (difficulty === 2) {
      const [small, large] = [random.int(2, 5), random.int(6, 11)];
      const inner = small - large;
      const answer = inner ** 2 - b * c;
      return {
        body: `What is the value of (${small} − ${large})² − ${b} × ${c}?`,
        answer: show(answer),
        mistakes: [
          [show(-(inner ** 2) - b * c), 'taking the square of a negative number to be negative'],
          [show((inner ** 2 - b) * c), 'subtracting before multiplying'],
          [show(small ** 2 - large ** 2 - b * c), 'squaring each number in the bracket'],
          [show(2 * inner - b * c), 'doubling instead of squaring'],
        ],
        explanation: `The bracket is ${show(inner)}, and its square is ${inner ** 2}. Then ${inner ** 2} − ${b * c} = ${show(answer)}.`,
      };
    }
    const minus = random.chance(0.5);
    const answer = minus ? a - b * c : a + b * c;
    return {
      body: `What is the value of ${a} ${minus ? '−' : '+'} ${b} × ${c}?`,
      answer: show(answer),
      mistakes: [
        [show((minus ? a - b : a + b) * c), 'working from left to right'],
        [show(minus ? b * c + a : b * c - a), minus ? 'adding' : 'subtracting'],
        [show(minus ? a - b - c : a + b + c), 'treating × as a second sign'],
        ...nearbyNumbers(answer, 2),
      ],
      explanation: `Multiply first: ${b} × ${c} = ${b * c}. Then ${a} ${minus ? '−' : '+'} ${b * c} = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => evaluate(/value of (.*)\?/.exec(text)?.[1] ?? '')),
};
