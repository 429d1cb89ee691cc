import { money, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { poundsIn, percentIn } from './ratio-and-proportion-checks.ts';

export const family: Family = {
  name: 'compound-change',
  syllabus: 'Compound growth and decay',
  levels: {
    3: 'two years: a multiplier used twice',
    4: 'three years: a multiplier used three times',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const start = random.int(2, 12) * 100_000;
    const percent = random.pick([2, 3, 4, 5, 10, 20]);
    const years = difficulty === 3 ? 2 : 3;
    const grows = random.chance(0.6);
    const factor = 1 + (grows ? percent : -percent) / 100;
    const show = (pence: number) => `£${formatPrintedNumber(pence / 100, 2)}`;
    const end = start * factor ** years;
    return {
      body: grows
        ? `${money(start)} is invested at ${percent}% compound interest a year. How much is it worth after ${years} years, to the nearest penny?`
        : `A car costs ${money(start)} and loses ${percent}% of its value every year. What is it worth after ${years} years, to the nearest penny?`,
      answer: show(end),
      mistakes: [
        [show(start * (1 + years * (factor - 1))), 'changing by the same amount every year'],
        [show(Math.abs(end - start)), 'giving the change instead of the value'],
        [show(start * factor ** (years - 1)), 'counting one year too few'],
        [show(start * factor ** (years + 1)), 'counting one year too many'],
      ],
      explanation: `Multiply by ${formatPrintedNumber(factor)} once for each year: ${money(start)} × ${formatPrintedNumber(factor)}${years === 2 ? '²' : '³'} = ${show(end)}.`,
    };
  },
  check: checkNumber((text) => {
    const [start = NaN, , years = NaN] = poundsIn(text);
    const factor = 1 + (percentIn(text) * (text.includes('loses') ? -1 : 1)) / 100;
    return Math.round(100 * start * factor ** years) / 100;
  }),
};
