import { strokeText } from '#drawing/stroke-text.ts';
import { drawing, line } from '#drawing/svg.ts';
import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

const digits = (number: number) => [...String(number)].map(Number);

/** The number that a pupil writes who works out each column by itself. */
function byColumn(first: number, second: number, work: (upper: number, lower: number) => number): string {
  const lower = digits(second);
  const columns = digits(first).map((upper, column) => work(upper, itemAt(lower, column)));
  return formatPrintedNumber(Number(columns.join('')));
}

interface Operation {
  word: string;
  result: (first: number, second: number) => number;
  slips: (first: number, second: number, answer: number) => Misconception[];
}

const operations: Readonly<Record<'+' | '−' | '×', Operation>> = {
  '+': {
    word: 'addition',
    result: (first, second) => first + second,
    slips: (first, second, answer) => [
      [byColumn(first, second, (upper, lower) => (upper + lower) % 10), 'not carrying'],
      [formatPrintedNumber(answer + 100), 'a carrying slip in the hundreds'],
    ],
  },
  '−': {
    word: 'subtraction',
    result: (first, second) => first - second,
    slips: (first, second, answer) => [
      [
        byColumn(first, second, (upper, lower) => Math.abs(upper - lower)),
        'always taking the smaller digit from the larger',
      ],
      [formatPrintedNumber(answer + 100), 'a slip in the hundreds'],
    ],
  },
  '×': {
    word: 'multiplication',
    result: (first, second) => first * second,
    slips: (first, second, answer) => {
      const carried = Math.floor(((first % 10) * second) / 10) * 10;
      return [[formatPrintedNumber(answer - carried), 'forgetting to carry from the units']];
    },
  },
};

export const family: Family = {
  name: 'column-sum',
  syllabus: 'Add, subtract and multiply in columns',
  levels: {
    1: 'three columns: one addition or subtraction with carrying or exchanging',
    2: 'three columns: one multiplication by 6 to 9, with carrying',
  },
  write: (random, difficulty) => {
    const sign = difficulty === 2 ? '×' : random.pick(['+', '−'] as const);
    const first = sign === '×' ? random.int(126, 689) : random.int(520, 960);
    const second = sign === '×' ? random.int(6, 9) : random.int(178, 489);
    const { word, result, slips } = operations[sign];
    const answer = result(first, second);
    return {
      image: {
        svg: columnSum(first, sign, second),
        alternativeText: `A column ${word} with the answer missing: ${first} ${sign} ${second}. What is the answer?`,
      },
      answer: formatPrintedNumber(answer),
      mistakes: [
        ...slips(first, second, answer),
        [formatPrintedNumber(answer + 10), 'a slip in the tens'],
        [formatPrintedNumber(answer - 10), 'a slip in the tens'],
        [formatPrintedNumber(answer - 100), 'a slip in the hundreds'],
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `Work from the units to the left, ${sign === '−' ? 'exchanging where the upper digit is too small' : 'carrying as you go'}: ${first} ${sign} ${second} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => evaluate(/missing: (.*?)\./.exec(text)?.[1] ?? '')),
};

/** A sum written in columns, with digits under one another and a question mark for the answer. */
function columnSum(first: number, sign: '+' | '−' | '×', second: number): string {
  const size = 46;
  const width = 44;
  const right = 250;
  const row = (text: string, y: number) =>
    [...text].reverse().map((digit, index) => strokeText(digit, [right - index * width, y], { size }));
  const columns = Math.max(String(first).length, String(second).length);
  const left = right - columns * width;
  return drawing(310, 270, [
    ...row(String(first), 55),
    ...row(String(second), 130),
    strokeText(sign, [left, 130], { size }),
    line([left - 20, 172], [right + 24, 172], { width: 4 }),
    strokeText('?', [right - ((columns - 1) * width) / 2, 218], { size }),
  ]);
}
