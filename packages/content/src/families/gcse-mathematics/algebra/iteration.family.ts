import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'iteration',
  syllabus: 'Use an iterative formula',
  steps: {
    3: 'one step with a square root',
    4: 'two steps with a square root',
    5: 'two steps with a division',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  printed: { 3: 20, 4: 24, 5: 28 },
  write: (random, difficulty) => {
    const [a, b, start] = [random.int(2, 6), random.int(1, 9), random.int(1, 5)];
    const step = (x: number) => (difficulty === 5 ? a + b / x : Math.sqrt(a * x + b));
    const values = [start, step(start), step(step(start)), step(step(step(start)))];
    const asked = difficulty === 3 ? 1 : 2;
    const show = (value: number) => formatPrintedNumber(value, 3);
    const answer = values[asked] ?? 0;
    const rule = difficulty === 5 ? `${a} + ${b}/xₙ` : `√(${a}xₙ + ${b})`;
    return {
      body: `A sequence is given by xₙ₊₁ = ${rule} and x₁ = ${start}. What is x${difficulty === 3 ? '₂' : '₃'}, to 3 decimal places?`,
      answer: show(answer),
      mistakes: [
        [show(values[asked + 1] ?? 0), 'doing one step too many'],
        [
          show(asked === 2 ? (values[1] ?? 0) : a * start + b),
          asked === 2 ? 'doing one step too few' : 'forgetting the root',
        ],
        [show(difficulty === 5 ? (a + b) / start : a * Math.sqrt(start) + b), 'working in the wrong order'],
        ...nearbyNumbers(answer, 0.1, show),
      ],
      explanation: `x₂ = ${show(values[1] ?? 0)}${asked === 2 ? ` and, with the unrounded value, x₃ = ${show(answer)}` : ''}.`,
    };
  },
  check: checkNumber((text) => {
    const plain = text.replace('xₙ₊₁', 'next').replace('x₁', 'first');
    const [a = NaN, b = NaN, start = NaN] = numbersIn(plain);
    let x = start;
    for (let count = text.includes('x₃') ? 2 : 1; count > 0; count--)
      x = text.includes('√') ? (a * x + b) ** 0.5 : (a * x + b) / x;
    return Math.round(x * 1000) / 1000;
  }, 1e-9),
};
