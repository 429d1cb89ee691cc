import { numberLine } from '#drawing/charts/number-line.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'number-line',
  syllabus: 'Read number lines and scales',
  levels: {
    1: 'two steps: the value of one of ten parts, then count on; whole numbers',
    2: 'two steps with ten smaller parts, of one or a tenth',
    3: 'two steps with five parts, so each is worth 2, 0.2 or 0.02',
  },
  write: (random, difficulty) => {
    const unit =
      difficulty === 1
        ? random.pick([10, 20, 50, 100])
        : difficulty === 2
          ? random.pick([1, 0.1])
          : random.pick([4, 0.4, 0.04]);
    const divisions = difficulty === 3 ? 5 : 10;
    const step = difficulty === 3 ? unit / 2 : unit;
    const start = random.int(2, 9) * divisions * step;
    const pointer = random.intExcept(1, divisions - 1, [divisions / 2]);
    const value = (division: number) => formatPrintedNumber(Number((start + division * step).toFixed(4)));
    const [from, to] = [value(0), value(divisions)];
    return {
      body: 'Which number does the arrow A point to?',
      image: {
        svg: numberLine({ divisions, labels: { 0: from, [divisions]: to }, pointer }),
        alternativeText: `A number line from ${from} to ${to} cut into ${divisions} equal parts. Arrow A points to the end of part ${pointer}, counted from the left.`,
      },
      answer: value(pointer),
      mistakes: [
        [value(pointer + 1), 'counting the first mark as one'],
        [value(pointer - 1), 'counting one mark too few'],
        [value(divisions - pointer), 'counting from the right-hand end'],
        [
          formatPrintedNumber(Number((start + pointer * step * (step >= 1 ? 0.1 : 10)).toFixed(4))),
          'taking the wrong size for one part',
        ],
        [value(pointer + 2), ''],
        [value(pointer - 2), ''],
      ],
      explanation: `The line from ${from} to ${to} has ${divisions} parts, so each is worth ${formatPrintedNumber(step)}. The arrow is ${pointer} ${pointer === 1 ? 'part' : 'parts'} along: ${from} + ${pointer} × ${formatPrintedNumber(step)} = ${value(pointer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [from = NaN, to = NaN, parts = NaN, part = NaN] = numbersIn(text);
    return from + ((to - from) * part) / parts;
  }),
};
