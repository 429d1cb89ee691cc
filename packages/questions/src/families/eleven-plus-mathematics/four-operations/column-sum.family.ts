import { strokeText } from '#drawing/stroke-text.ts';
import { drawing, line } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

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
    const answer = sign === '+' ? first + second : sign === '−' ? first - second : first * second;
    const word = { '+': 'addition', '−': 'subtraction', '×': 'multiplication' }[sign];
    const digits = (number: number) => [...String(number)].map(Number);
    const [a = 0, b = 0, c = 0] = digits(first);
    const [d = 0, e = 0, f = 0] = digits(second);
    const smallerFromLarger = Math.abs(a - d) * 100 + Math.abs(b - e) * 10 + Math.abs(c - f);
    const noCarry =
      sign === '+' ? ((a + d) % 10) * 100 + ((b + e) % 10) * 10 + ((c + f) % 10) : smallerFromLarger;
    const slips: Misconception[] =
      sign === '×'
        ? [
            [
              formatPrintedNumber(answer - Math.floor((c * second) / 10) * 10),
              'forgetting to carry from the units',
            ],
            [
              formatPrintedNumber(a * second * 100 + b * second * 10 + ((c * second) % 10)),
              'losing the carried tens',
            ],
          ]
        : [
            [
              formatPrintedNumber(noCarry),
              sign === '+' ? 'not carrying' : 'always taking the smaller digit from the larger',
            ],
            [
              formatPrintedNumber(answer + 100),
              sign === '+' ? 'a carrying slip in the hundreds' : 'a slip in the hundreds',
            ],
          ];
    return {
      image: {
        svg: columnSum(first, sign, second),
        alternativeText: `A column ${word} with the answer missing: ${first} ${sign} ${second}. What is the answer?`,
      },
      answer: formatPrintedNumber(answer),
      mistakes: [
        ...slips,
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
