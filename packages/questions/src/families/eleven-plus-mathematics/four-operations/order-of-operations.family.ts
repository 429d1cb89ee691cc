import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'order-of-operations',
  syllabus: 'Use the order of operations',
  levels: {
    2: 'two steps: multiply before adding',
    3: 'three steps: the bracket, then multiply, then add',
  },
  write: (random, difficulty) => {
    const [a, b, c, d] = [random.int(3, 20), random.int(2, 9), random.int(6, 12), random.int(2, 5)];
    if (difficulty === 2) {
      return {
        body: random.pick([`Work out ${a} + ${b} × ${c}.`, `What is the value of ${a} + ${b} × ${c}?`]),
        answer: formatPrintedNumber(a + b * c),
        mistakes: [
          [formatPrintedNumber((a + b) * c), 'working from left to right'],
          [formatPrintedNumber(a + b + c), 'adding all three'],
          [formatPrintedNumber(a * b + c), 'swapping the signs'],
          [formatPrintedNumber(b * c), 'leaving out the first number'],
          ...nearbyNumbers(a + b * c, 2),
        ],
        explanation: `Multiply first: ${b} × ${c} = ${b * c}. Then add: ${a} + ${b * c} = ${a + b * c}.`,
      };
    }
    const answer = a + b * (c - d);
    return {
      body: random.pick([
        `Work out ${a} + ${b} × (${c} − ${d}).`,
        `What is the value of ${a} + ${b} × (${c} − ${d})?`,
      ]),
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber((a + b) * (c - d)), 'adding before multiplying'],
        [formatPrintedNumber(a + b * c - d), 'ignoring the brackets'],
        [formatPrintedNumber((a + b) * c - d), 'working from left to right'],
        [formatPrintedNumber(b * (c - d)), 'leaving out the first number'],
        ...nearbyNumbers(answer, b),
      ],
      explanation: `Brackets first: ${c} − ${d} = ${c - d}. Then multiply: ${b} × ${c - d} = ${b * (c - d)}. Then add ${a}: ${answer}.`,
    };
  },
  check: checkNumber((text) => evaluate(text.replace(/^\D*?(?=\d)/, '').replace(/[.?]$/, ''))),
};
