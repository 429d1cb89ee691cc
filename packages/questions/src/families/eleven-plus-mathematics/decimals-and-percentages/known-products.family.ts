import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'known-products',
  syllabus: 'Use a known product to multiply and divide decimals',
  levels: {
    2: 'one factor is ten times smaller',
    3: 'both factors change',
    4: 'a division that is found by working backwards',
  },
  write: (random, difficulty) => {
    const [a, b] = [
      random.intExcept(13, 89, [20, 30, 40, 50, 60, 70, 80]),
      random.intExcept(13, 89, [20, 30, 40, 50, 60, 70, 80]),
    ];
    const product = a * b;
    const show = formatPrintedNumber;
    const [left, right] =
      difficulty === 2 ? [a / 10, b] : [a / 10 ** random.int(1, 2), b / 10 ** random.int(0, 2)];
    const answer = difficulty === 4 ? product / 10 / right : left * right;
    const asked =
      difficulty === 4 ? `${show(product / 10)} ÷ ${show(right)}` : `${show(left)} × ${show(right)}`;
    return {
      body: `${a} × ${b} = ${show(product)}. Use this to work out ${asked}.`,
      answer: show(answer),
      mistakes: [10, 0.1, 100, 0.01, 1000, 0.001].map(
        (factor) => [show(answer * factor), 'putting the decimal point in the wrong place'] as const,
      ),
      explanation:
        difficulty === 4
          ? `${show(product)} ÷ ${b} = ${a}. Estimate to place the point: ${asked} = ${show(answer)}, because ${show(answer)} × ${show(right)} = ${show(product / 10)}.`
          : `The digits stay the same. ${a} became ${show(left)} and ${b} ${left * right === left * b ? 'stayed' : 'became'} ${show(right)}: ${asked} = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [x = NaN, y = NaN] = numbersIn(text.slice(text.indexOf('work out')));
    return text.includes('÷') ? x / y : x * y;
  }),
};
