import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';

const units = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['litres', 'ml', 1000],
] as const;

const inSmallest: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1_000_000,
  g: 1,
  kg: 1000,
  ml: 1,
  litres: 1000,
};

export const family: Family = {
  name: 'unit-conversion',
  syllabus: 'Change metric units',
  levels: {
    1: 'one step: multiply by 10, 100 or 1,000 for a smaller unit',
    2: 'one step in either direction, with up to two decimal places',
  },
  write: (random, difficulty) => {
    const [large, small, factor] = random.pick(units);
    const amount = random.int(11, 98) / (difficulty === 1 ? 10 : random.pick([10, 100]));
    const toSmall = difficulty === 1 || random.chance(0.5);
    const [given, wanted, from, to] = toSmall
      ? [amount, amount * factor, large, small]
      : [amount * factor, amount, small, large];
    const show = (value: number) => `${formatPrintedNumber(value)} ${to}`;
    /** What makes the answer 10 to this power too large. */
    const cause = (power: number) => {
      const by = toSmall ? factor * 10 ** power : factor / 10 ** power;
      const [right, wrong] = toSmall ? ['multiplying', 'dividing'] : ['dividing', 'multiplying'];
      if (by === 1) return 'changing only the unit';
      return by > 1
        ? `${right} by ${formatPrintedNumber(by)}`
        : `${wrong} by ${formatPrintedNumber(Math.round(1 / by))}`;
    };
    return {
      body: random.pick([
        `How many ${to} are there in ${formatPrintedNumber(given)} ${from}?`,
        `Change ${formatPrintedNumber(given)} ${from} into ${to}.`,
      ]),
      answer: show(wanted),
      mistakes: [
        [show(wanted * 10), cause(1)],
        [show(wanted / 10), cause(-1)],
        [show(wanted * 100), cause(2)],
        [show(wanted / 100), cause(-2)],
        [show(wanted * 1000), cause(3)],
      ],
      explanation: `1 ${large.replace('litres', 'litre')} is ${formatPrintedNumber(factor)} ${small}, so ${toSmall ? 'multiply' : 'divide'} by ${formatPrintedNumber(factor)}: ${formatPrintedNumber(given)} ${toSmall ? '×' : '÷'} ${formatPrintedNumber(factor)} = ${formatPrintedNumber(wanted)}.`,
    };
  },
  check: (question) => {
    const [, to = '', amount = '', from = ''] =
      /How many (\w+) are there in ([\d.,]+) (\w+)/.exec(question.body ?? '') ?? [];
    const [, amount2 = '', from2 = '', to2 = ''] =
      /Change ([\d.,]+) (\w+) into (\w+)/.exec(question.body ?? '') ?? [];
    const size = (unit: string) => inSmallest[unit] ?? NaN;
    const expected =
      to === '' ? (numberOf(amount2) * size(from2)) / size(to2) : (numberOf(amount) * size(from)) / size(to);
    return question.options.map(
      (option) => 'text' in option && Math.abs(numberOf(option.text) - expected) < 1e-6,
    );
  },
};
