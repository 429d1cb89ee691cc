import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'harmonic-form',
  syllabus: 'The form R sin(θ ± α)',
  steps: {
    4: 'two steps: the amplitude, which is the greatest value',
    5: 'three steps: the amplitude of a difference, then a constant added',
  },
  printed: { 4: 1, 5: 12 },
  write: (random, difficulty) => {
    const [a, b, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [8, 15, 17],
      [12, 5, 13],
      [7, 24, 25],
      [6, 8, 10],
    ] as const);
    const c = difficulty === 4 ? 0 : random.int(2, 9);
    return {
      body:
        c === 0
          ? `What is the greatest value of ${a} sin θ + ${b} cos θ?`
          : `What is the greatest value of ${c} + ${a} sin θ − ${b} cos θ?`,
      answer: formatPrintedNumber(c + r),
      mistakes: [
        [formatPrintedNumber(c + a + b), 'adding the two amplitudes'],
        [formatPrintedNumber(c + Math.abs(b - a)), 'subtracting the two amplitudes'],
        [formatPrintedNumber(c + r * r), 'forgetting the square root'],
        [
          formatPrintedNumber(c === 0 ? Math.max(a, b) : r),
          c === 0 ? 'taking the larger amplitude' : `leaving out the ${c}`,
        ],
      ],
      explanation: `In the form R sin(θ ± α) the amplitude is R = √(${a}² + ${b}²) = ${r}, so the greatest value is ${c === 0 ? '' : `${c} + ${r} = `}${c + r}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const expression = (/value of (.*)\?/.exec(text)?.[1] ?? '').replaceAll(/(sin|cos) θ/g, '$1(θ)');
    const height = (θ: number) => evaluate(expression, { θ });
    const middle = (height(0) + height(Math.PI)) / 2;
    const crest = Math.atan2(height(Math.PI / 2) - middle, height(0) - middle);
    const greatest = height(crest);
    return Math.abs(evaluate(option) - greatest) < 1e-4;
  }),
};
