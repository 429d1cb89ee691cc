import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { percentIn, amountIn } from './decimals-and-percentages-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'percentage-of-an-amount',
  syllabus: 'Find a percentage of an amount',
  levels: {
    1: 'one step: 10%, 25% or 50%',
    2: 'two steps: one easy percentage first, then a multiple of it',
    3: 'three steps: percentages such as 35% or 12%, made of two easy ones',
  },
  write: (random, difficulty) => {
    const percent = random.pick(
      difficulty === 1 ? [10, 25, 50] : difficulty === 2 ? [5, 15, 20, 30, 40, 60, 75] : [12, 35, 45, 65, 85],
    );
    const amount = random.int(3, difficulty === 1 ? 12 : 30) * (difficulty === 3 ? 100 : 20);
    const answer = (amount * percent) / 100;
    const ten = amount / 10;
    return {
      body: random.pick([
        `What is ${percent}% of ${formatPrintedNumber(amount)}?`,
        `${formatPrintedNumber(amount)} people visit a museum. ${percent}% of them are children. How many children visit?`,
        `A farmer has ${formatPrintedNumber(amount)} sheep and sells ${percent}% of them. How many sheep are sold?`,
      ]),
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(amount - answer), 'finding what is left'],
        [formatPrintedNumber(ten), 'stopping at 10%'],
        ...wholeResult(amount / percent, `dividing by ${percent}`),
        [formatPrintedNumber(answer * 10), 'a slip with the decimal point'],
        ...wholeResult(answer / 10, 'a slip with the decimal point'),
        [formatPrintedNumber(answer + ten), 'adding 10% too many'],
        [formatPrintedNumber(Math.abs(amount - percent)), 'subtracting the percentage as a number'],
      ],
      explanation:
        100 % percent === 0 && percent >= 10
          ? `${percent}% is one part in ${100 / percent}: ${formatPrintedNumber(amount)} ÷ ${100 / percent} = ${formatPrintedNumber(answer)}.`
          : `1% is ${formatPrintedNumber(amount)} ÷ 100 = ${formatPrintedNumber(amount / 100)}, so ${percent}% is ${formatPrintedNumber(amount / 100)} × ${percent} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => (percentIn(text) / 100) * amountIn(text)),
};
