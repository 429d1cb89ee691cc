import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import { near } from '../a-level-mathematics-checks.ts';
import { antiderivative } from './integration-checks.ts';

function trapezium(random: Random): Draft {
  const heights = [random.int(1, 4), random.int(3, 7), random.int(5, 9), random.int(7, 12)];
  const [first = 0, second = 0, third = 0, fourth = 0] = heights;
  const width = random.pick([0.5, 1, 2]);
  const area = (width / 2) * (first + fourth + 2 * (second + third));
  return {
    body: `A curve has the y-values ${heights.join(', ')} at four points of the x-axis that are ${formatPrintedNumber(width)} apart. What area does the trapezium rule give?`,
    answer: formatPrintedNumber(area),
    mistakes: [
      [
        formatPrintedNumber((width / 2) * (first + second + third + fourth)),
        'not doubling the middle values',
      ],
      [formatPrintedNumber(2 * area), 'forgetting the ½'],
      [formatPrintedNumber(width * (first + second + third + fourth)), 'adding rectangles'],
      [formatPrintedNumber((width / 2) * (2 * (first + fourth) + second + third)), 'doubling the end values'],
    ],
    explanation: `½ × ${formatPrintedNumber(width)} × (${first} + ${fourth} + 2 × (${second} + ${third})) = ${formatPrintedNumber(area)}.`,
  };
}

function byParts(random: Random): Draft {
  const k = random.int(1, 5);
  const a = k * k * random.int(1, 3);
  const q = a / (k * k);
  if (k === 1 && q === 1 && random.chance(0.5)) return noDraft;
  const e = k === 1 ? 'e^x' : `e^(${k}x)`;
  const show = (inner: string, outer: number) => `${outer === 1 ? '' : outer}${e}(${inner}) + c`;
  const kx = k === 1 ? 'x' : `${k}x`;
  return {
    body: `Find ∫ ${a === 1 ? '' : a}x${e} dx.`,
    answer: show(`${kx} − 1`, q),
    mistakes: [
      [show(`${kx} + 1`, q), 'adding in the formula for parts'],
      [show(`1 − ${kx}`, q), 'swapping the two terms'],
      [`${a === 1 ? '' : `${a} × `}½x²${e} + c`, 'integrating the two factors separately'],
      [show(kx, q), 'stopping after the first term'],
      [show(`${kx} − 2`, q), ''],
    ],
    explanation: `Parts with u = ${a === 1 ? '' : a}x and dv/dx = ${e}: ${a / k === 1 ? '' : a / k}x${e} − ∫ ${a / k === 1 ? '' : a / k}${e} dx = ${show(`${kx} − 1`, q)}.`,
  };
}

export const family: Family = {
  name: 'by-parts-and-trapezium',
  syllabus: 'Integration by parts and the trapezium rule',
  levels: {
    4: 'one formula with four heights: the trapezium rule',
    5: 'four steps: choose the parts, use the formula, integrate again, factorise',
  },
  write: byDifficulty({ 4: trapezium, 5: byParts }),
  check: (question) => {
    const text = question.body ?? '';
    if (!text.includes('trapezium')) return antiderivative(question);
    const heights = numbersIn(part(text, /y-values (.*) at four/));
    const width = Number(part(text, /are ([\d.]+) apart/));
    const area = heights
      .slice(1)
      .reduce((sum, height, index) => sum + (width * (height + itemAt(heights, index))) / 2, 0);
    return question.options.map(
      (option) => 'text' in option && near(itemAt(numbersIn(option.text), 0), area),
    );
  },
};
