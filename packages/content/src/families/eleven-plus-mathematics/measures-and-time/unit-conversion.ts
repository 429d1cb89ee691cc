import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';

const units = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['litres', 'ml', 1000],
] as const;

export const conversion: Family = {
  name: 'unit-conversion',
  printed: { 1: 3, 2: 3 },
  write: (random, difficulty) => {
    const [large, small, factor] = random.pick(units);
    const amount = random.int(11, 98) / (difficulty === 1 ? 10 : random.pick([10, 100]));
    const toSmall = difficulty === 1 || random.chance(0.5);
    const [given, wanted, from, to] = toSmall
      ? [amount, amount * factor, large, small]
      : [amount * factor, amount, small, large];
    const show = (value: number) => `${formatPrintedNumber(value)} ${to}`;
    return {
      body: random.pick([
        `How many ${to} are there in ${formatPrintedNumber(given)} ${from}?`,
        `Change ${formatPrintedNumber(given)} ${from} into ${to}.`,
      ]),
      answer: show(wanted),
      mistakes: [
        [show(wanted * 10), 'multiplying or dividing by 10 too many'],
        [show(wanted / 10), 'multiplying or dividing by 10 too few'],
        [show(wanted * 100), 'using the wrong number of units'],
        [show(wanted / 100), 'using the wrong number of units'],
        [show(wanted * 1000), 'using the wrong number of units'],
      ],
      explanation: `1 ${large.replace('litres', 'litre')} is ${formatPrintedNumber(factor)} ${small}, so ${toSmall ? 'multiply' : 'divide'} by ${formatPrintedNumber(factor)}: ${formatPrintedNumber(given)} ${toSmall ? '×' : '÷'} ${formatPrintedNumber(factor)} = ${formatPrintedNumber(wanted)}.`,
    };
  },
};
