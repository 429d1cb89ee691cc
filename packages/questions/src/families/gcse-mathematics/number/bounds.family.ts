import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const show = (number: number) => formatPrintedNumber(number);

/** A number rounded to a unit. */
function roundedOf(random: Random) {
  const [unit, words] = random.pick([
    [10, 'the nearest 10'],
    [1, 'the nearest whole number'],
    [0.1, '1 decimal place'],
  ] as const);
  return { unit, words, value: random.int(21, 89) * unit, half: unit / 2 };
}

function lowerBound(random: Random): Draft {
  const { unit, words, value, half } = roundedOf(random);
  const answer = value - half;
  return {
    body: `A number is ${show(value)} to ${words}. What is its lower bound?`,
    answer: show(answer),
    mistakes: [
      [show(value + half), 'finding the upper bound'],
      [show(value - unit), 'moving by a whole unit instead of half'],
      [show(value - half / 10), 'moving by half of the wrong place'],
      ...nearbyNumbers(value, unit, show),
    ],
    explanation: `The bound lies half of ${show(unit)} below the rounded value: ${show(value)} − ${show(half)} = ${show(answer)}.`,
  };
}

function boundOfPerimeter(random: Random): Draft {
  const { unit, words, value, half } = roundedOf(random);
  const lower = random.chance(0.5);
  const [shape, sides] = random.pick([
    ['square', 4],
    ['regular pentagon', 5],
    ['regular hexagon', 6],
    ['regular octagon', 8],
  ] as const);
  const bound = lower ? value - half : value + half;
  return {
    body: `Each side of a ${shape} is ${show(value)} mm to ${words}. What is the ${lower ? 'lower' : 'upper'} bound of its perimeter, in mm?`,
    answer: show(sides * bound),
    mistakes: [
      [show(sides * value + (lower ? -half : half)), 'finding the bound of the rounded perimeter'],
      [show(sides * (lower ? value - unit : value + unit)), 'moving each side by a whole unit'],
      [show(sides * (lower ? value + half : value - half)), `finding the ${lower ? 'upper' : 'lower'} bound`],
      [show(sides * value), 'using the rounded length'],
    ],
    explanation: `Each side is at ${lower ? 'least' : 'most'} ${show(value)} ${lower ? '−' : '+'} ${show(half)} = ${show(bound)} mm, and ${sides} × ${show(bound)} = ${show(sides * bound)}.`,
  };
}

function boundOfArea(random: Random): Draft {
  // Not asked about: without it the numbers drawn next, and the questions of the bank, would be others.
  roundedOf(random);
  const [length, width] = [random.int(12, 20), random.int(5, 11)];
  const upper = (length + 0.5) * (width + 0.5);
  return {
    body: `A rectangle is ${length} cm by ${width} cm, each to the nearest centimetre. What is the upper bound of its area, in cm²?`,
    answer: show(upper),
    mistakes: [
      [show(length * width), 'using the rounded lengths'],
      [show((length - 0.5) * (width - 0.5)), 'finding the lower bound'],
      [show((length + 1) * (width + 1)), 'adding a whole centimetre to each length'],
    ],
    explanation: `The longest possible sides are ${length + 0.5} cm and ${width + 0.5} cm: ${length + 0.5} × ${width + 0.5} = ${show(upper)}.`,
  };
}

export const family: Family = {
  name: 'bounds',
  syllabus: 'Upper and lower bounds of rounded numbers and of results',
  levels: {
    2: 'one step: half a unit below, for the lower bound',
    3: 'two steps: either bound of one side, then the whole perimeter',
    4: 'three steps: two upper bounds, then their product',
  },
  tier: { 3: 'HIGHER', 4: 'HIGHER' },
  write: byDifficulty({ 2: lowerBound, 3: boundOfPerimeter, 4: boundOfArea }),
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('rectangle')) return (first + 0.5) * (second + 0.5);
    const unit = text.includes('nearest 10') ? 10 : text.includes('whole number') ? 1 : 0.1;
    const bound = first + (text.includes('lower') ? -unit : unit) / 2;
    const sides = { square: 4, pentagon: 5, hexagon: 6, octagon: 8 };
    const [, count = 1] = Object.entries(sides).find(([name]) => text.includes(name)) ?? [];
    return count * bound;
  }),
};
