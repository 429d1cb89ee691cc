import { strokeText } from '#drawing/stroke-text.ts';
import { arrow, drawing, paleBlue, rectangle } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'function-machine',
  syllabus: 'Use function machines forwards and backwards',
  levels: {
    1: 'two steps forwards: multiply, then add',
    2: 'two steps backwards: subtract, then divide',
    3: 'two steps backwards, with larger numbers',
  },
  write: (random, difficulty) => {
    const large = difficulty === 3;
    const [times, plus, input] = large
      ? [random.int(6, 9), random.int(16, 45), random.int(12, 24)]
      : [random.int(2, 6), random.int(3, 15), random.int(4, 12)];
    const output = input * times + plus;
    const backwards = difficulty > 1;
    if (backwards && (2 * plus) % times !== 0) return noDraft;
    const box = (x: number, label: string) =>
      rectangle([x, 50], 110, 80, { fill: paleBlue }) + strokeText(label, [x + 55, 90], { size: 26 });
    const shown = backwards ? ['?', String(output)] : [String(input), '?'];
    const svg = drawing(600, 180, [
      strokeText(shown[0] ?? '', [45, 90], { size: 26 }),
      arrow([80, 90], [130, 90]),
      box(140, `× ${times}`),
      arrow([260, 90], [310, 90]),
      box(320, `+ ${plus}`),
      arrow([440, 90], [490, 90]),
      strokeText(shown[1] ?? '', [540, 90], { size: 26 }),
    ]);
    const answer = backwards ? input : output;
    return {
      body: backwards ? 'Which number went into this machine?' : 'Which number comes out of this machine?',
      image: {
        svg,
        alternativeText: backwards
          ? `A number goes in and is multiplied by ${times}; then ${plus} is added and ${output} comes out. The number that goes in is missing.`
          : `${input} goes in and is multiplied by ${times}; then ${plus} is added. The number that comes out is missing.`,
      },
      answer: formatPrintedNumber(answer),
      mistakes: backwards
        ? [
            [formatPrintedNumber(output * times + plus), 'working forwards'],
            [formatPrintedNumber(output - plus), `forgetting to divide by ${times}`],
            ...wholeResult((output + plus) / times, `adding ${plus} instead of subtracting it`),
            ...wholeResult(output / times, `forgetting to subtract ${plus}`),
            ...nearbyNumbers(answer, 1),
          ]
        : [
            [formatPrintedNumber((input + plus) * times), 'adding first'],
            [formatPrintedNumber(input * times), `forgetting to add ${plus}`],
            [formatPrintedNumber(input + times + plus), 'adding instead of multiplying'],
            [formatPrintedNumber(input * times - plus), 'subtracting'],
            ...nearbyNumbers(answer, 1),
          ],
      explanation: backwards
        ? `Work backwards: ${output} − ${plus} = ${output - plus}, and ${output - plus} ÷ ${times} = ${input}.`
        : `${input} × ${times} = ${input * times}, and ${input * times} + ${plus} = ${output}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return text.includes('The number that goes in is missing')
      ? (third - second) / first
      : first * second + third;
  }),
};
