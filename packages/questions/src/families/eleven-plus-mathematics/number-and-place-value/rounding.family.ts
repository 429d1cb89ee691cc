import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn, numberOf } from '#checks/support/numbers-in-text.ts';

type Unit = readonly [name: string, size: number];

const roundingUnits: readonly [Unit[], Unit[], Unit[]] = [
  [
    ['ten', 10],
    ['hundred', 100],
  ],
  [
    ['hundred', 100],
    ['thousand', 1000],
  ],
  [
    ['tenth', 0.1],
    ['whole number', 1],
  ],
];

const units: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  tenth: 0.1,
  'whole number': 1,
};

export const family: Family = {
  name: 'rounding',
  syllabus: 'Round whole numbers and decimals',
  levels: {
    1: 'one step: a number of four digits to the nearest ten or hundred',
    2: 'one step: a larger number to the nearest hundred or thousand',
    3: 'one step with three decimal places, to the nearest tenth or whole number',
  },
  write: (random, difficulty) => {
    const [name, unit] = random.pick(roundingUnits[difficulty === 1 ? 0 : difficulty === 2 ? 1 : 2]);
    const number =
      difficulty === 3
        ? random.int(1101, 99_899) / 1000
        : random.int(difficulty === 1 ? 1010 : 10_100, difficulty === 1 ? 9899 : 98_999);
    const places = unit === 0.1 ? 1 : 0;
    const down = Math.floor(number / unit + 1e-9) * unit;
    const nearest = Math.round(number / unit) * unit;
    const show = (value: number) => formatPrintedNumber(value, places);
    const other = nearest > number ? down : down + unit;
    return {
      body:
        difficulty === 3
          ? `A runner’s time is ${formatPrintedNumber(number, 3)} seconds. What is this to the nearest ${name}, in seconds?`
          : random.pick([
              `Round ${formatPrintedNumber(number)} to the nearest ${name}.`,
              `A stadium sold ${formatPrintedNumber(number)} tickets. How many is that to the nearest ${name}?`,
            ]),
      answer: show(nearest),
      mistakes: [
        [show(other), 'rounding the wrong way'],
        [show(nearest + (nearest > number ? unit : -unit)), 'going one step too far'],
        [
          unit >= 10
            ? formatPrintedNumber(Math.round(number / (unit * 10)) * unit * 10)
            : formatPrintedNumber(Math.round(number * 100) / 100, 2),
          'rounding to the wrong place',
        ],
        [
          unit >= 100
            ? formatPrintedNumber(Math.round(number / (unit / 10)) * (unit / 10))
            : formatPrintedNumber(Math.round(number / 10) * 10),
          'rounding to another place',
        ],
        [
          unit >= 10
            ? formatPrintedNumber(Math.floor(number / (unit * 10)) * unit * 10 + unit / 10)
            : formatPrintedNumber(Math.floor(number) + 2),
          'mixing up the places',
        ],
        ...nearbyNumbers(nearest, 2 * unit, show),
      ],
      explanation: `${formatPrintedNumber(number)} lies between ${show(down)} and ${show(down + unit)}, and ${show(nearest)} is the nearer of the two.`,
    };
  },
  check: (question) => {
    const text = question.body ?? '';
    const unit = units[/nearest (whole number|\w+)/.exec(text)?.[1] ?? ''] ?? NaN;
    const nearest = Math.round(itemAt(numbersIn(text), 0) / unit) * unit;
    return question.options.map(
      (option) => 'text' in option && Math.abs(numberOf(option.text) - nearest) < 1e-9,
    );
  },
};
