import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'balanced-sums',
  syllabus: 'Complete a sum so that both sides are equal',
  levels: {
    1: 'two steps: an addition or subtraction on each side',
    2: 'two steps: a sum or difference, then a division to undo a product',
    3: 'three steps: a division and an addition, then another division',
  },
  write: (random, difficulty) => {
    const [factor, answer] = [random.int(2, 9), random.int(3, 12)];
    const right = difficulty === 1 ? factor + answer : factor * answer;
    const third = random.int(2, 9);
    const first = difficulty === 3 ? (right - third) * random.int(2, 4) : random.int(1, right - 1);
    if (first <= 0) return noDraft;
    const left =
      difficulty === 3
        ? `${first} ÷ ${first / (right - third)} + ${third}`
        : random.chance(0.5)
          ? `${first} + ${right - first}`
          : `${right + third} − ${third}`;
    return {
      body: `Find the number that makes both sides equal: ${left} = ${factor} ${difficulty === 1 ? '+' : '×'} □`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(right), 'giving the value of the left side'],
        [
          formatPrintedNumber(difficulty === 1 ? right + factor : Math.abs(right - factor)),
          difficulty === 1 ? 'adding instead of subtracting' : 'subtracting instead of dividing',
        ],
        [formatPrintedNumber(right + 1), ''],
        ...nearbyNumbers(answer, 1),
        ...nearbyNumbers(answer, 2),
      ],
      explanation: `The left side is ${right}. ${right} ${difficulty === 1 ? '−' : '÷'} ${factor} = ${answer}.`,
    };
  },
  check: checkNumber((text) => {
    const [left = '', right = ''] = (/: (.*)$/.exec(text)?.[1] ?? '').split(' = ');
    return (
      Array.from({ length: 200 }, (_, index) => index).find(
        (value) => evaluate(right.replace('□', String(value))) === evaluate(left),
      ) ?? NaN
    );
  }),
};
