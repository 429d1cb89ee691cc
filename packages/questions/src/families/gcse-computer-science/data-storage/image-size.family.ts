import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { product } from './data-storage-checks.ts';

export const family: Family = {
  name: 'image-size',
  syllabus: 'The size of an image file',
  levels: {
    1: 'Two steps: two products, in bits',
    2: 'Three steps: two products of larger numbers, then bits to bytes',
    3: 'Four steps: two products, bits to bytes, then kilobytes',
  },
  write: (random, difficulty) => {
    const [width, height] =
      difficulty === 1
        ? [random.pick([8, 10, 16, 20]), random.pick([8, 10, 12])]
        : [random.pick([100, 200, 300, 400, 640]), random.pick([50, 80, 100, 200])];
    const depth = random.pick(difficulty === 1 ? [1, 2, 4] : [4, 8, 16, 24]);
    const bits = width * height * depth;
    const [unit, divisor] =
      difficulty === 1
        ? (['bits', 1] as const)
        : difficulty === 2
          ? (['bytes', 8] as const)
          : (['kilobytes', 8000] as const);
    const show = (value: number) => `${formatPrintedNumber(value)} ${unit}`;
    const size = bits / divisor;
    return {
      body: `An image is ${width} pixels wide and ${height} pixels high, with a colour depth of ${depth} ${depth === 1 ? 'bit' : 'bits'}. How large is it without compression?${difficulty === 3 ? ' (1 kilobyte = 1,000 bytes)' : ''}`,
      answer: show(size),
      mistakes: [
        [show((width * height) / divisor), 'leaving out the colour depth'],
        [
          show(divisor === 1 ? bits / 8 : bits),
          divisor === 1 ? 'changing bits to bytes' : 'forgetting to change bits to bytes',
        ],
        [show(((width + height) * depth) / divisor), 'adding the width and the height'],
        [show(size * (difficulty === 3 ? 8 : 2)), difficulty === 3 ? 'not dividing by 8' : ''],
        [show(size / 2), ''],
      ],
      explanation: `${width} × ${height} = ${formatPrintedNumber(width * height)} pixels, times ${depth} = ${formatPrintedNumber(bits)} bits${divisor === 1 ? '' : `, divided by 8 = ${formatPrintedNumber(bits / 8)} bytes`}${difficulty === 3 ? ` = ${show(size)}` : ''}.`,
    };
  },
  check: (question) => {
    const bits = product(numbersIn(question.body ?? '').slice(0, 3));
    return question.options.map((option) => {
      const text = 'text' in option ? option.text : '';
      const unit = text.includes('kilobytes') ? 8000 : text.includes('bytes') ? 8 : 1;
      return Math.abs((numbersIn(text)[0] ?? NaN) * unit - bits) < 1e-6;
    });
  },
};
