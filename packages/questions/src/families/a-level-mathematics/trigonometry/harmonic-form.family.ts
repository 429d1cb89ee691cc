import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import type { Draft, Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

/** A quotient whose denominator has the least value c. */
function quotient(a: number, b: number, r: number, c: number): Draft {
  const [top, constant] = [c * (c + 2), r + c];
  const show = (value: number, by: number) => formula(fraction(value, by));
  return {
    body: `What is the greatest value of $\\frac{${top}}{${constant} + ${texOf(`${a} sin θ − ${b} cos θ`)}}$?`,
    answer: show(c + 2, 1),
    mistakes: [
      [show(top, constant + r), 'using the greatest value of the denominator'],
      [show(top, constant), 'leaving out the sine and the cosine'],
      [show(top, constant + a - b), 'putting in 1 for both the sine and the cosine'],
      [show(top, constant + a + b), 'adding the two amplitudes'],
    ],
    explanation: `In the form R sin(θ − α) the amplitude is R = √(${a}² + ${b}²) = ${r}, so the denominator is at least ${constant} − ${r} = ${c}. The quotient is greatest there: ${top} ÷ ${c} = ${c + 2}.`,
  };
}

export const family: Family = {
  name: 'harmonic-form',
  syllabus: 'The form R sin(θ ± α)',
  levels: {
    4: 'two steps: the amplitude, which is the greatest value',
    5: 'four steps: the amplitude, the least value of a denominator, then the greatest quotient',
  },
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
    if (difficulty === 5) return quotient(a, b, r, random.int(2, 9));
    return {
      body: `What is the greatest value of ${a} sin θ + ${b} cos θ?`,
      answer: formatPrintedNumber(r),
      mistakes: [
        [formatPrintedNumber(a + b), 'adding the two amplitudes'],
        [formatPrintedNumber(Math.abs(b - a)), 'subtracting the two amplitudes'],
        [formatPrintedNumber(r * r), 'forgetting the square root'],
        [formatPrintedNumber(Math.max(a, b)), 'taking the larger amplitude'],
      ],
      explanation: `In the form R sin(θ ± α) the amplitude is R = √(${a}² + ${b}²) = ${r}, so the greatest value is ${r}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const asked = (/value of (.*)\?/.exec(text)?.[1] ?? '').replaceAll(/(sin|cos) θ/g, '$1(θ)');
    const [top, wave = asked] = asked.split('/(');
    const height = (θ: number) => evaluate(wave.replace(/\)$/, asked.includes('/') ? '' : ')'), { θ });
    const middle = (height(0) + height(Math.PI)) / 2;
    const swing = Math.hypot(height(Math.PI / 2) - middle, height(0) - middle);
    const greatest = asked.includes('/') ? evaluate(top ?? '') / (middle - swing) : middle + swing;
    return Math.abs(evaluate(option) - greatest) < 1e-9;
  }),
};
