import { formatPrintedNumber, subscript } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Draft, Family } from '../../family.ts';

export const family: Family = {
  name: 'iteration',
  syllabus: 'Use an iterative formula',
  levels: {
    3: 'one step with a square root',
    4: 'two steps with a square root',
    5: 'four steps or more with a division: until two terms agree, then the solution',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  write: (random, difficulty) => {
    const [a, b, start] = [random.int(2, 6), random.int(1, 9), random.int(1, 5)];
    if (difficulty === 5) return solution(a + 1, b + 2, start + 0.5);
    const step = (x: number) => Math.sqrt(a * x + b);
    const values = [start, step(start), step(step(start)), step(step(step(start)))];
    const asked = difficulty === 3 ? 1 : 2;
    const show = (value: number) => formatPrintedNumber(value, 3);
    const answer = values[asked] ?? 0;
    return {
      body: `A sequence is given by xₙ₊₁ = √(${a}xₙ + ${b}) and x₁ = ${start}. What is x${difficulty === 3 ? '₂' : '₃'}, to 3 decimal places?`,
      answer: show(answer),
      mistakes: [
        [show(values[asked + 1] ?? 0), 'doing one step too many'],
        [
          show(asked === 2 ? (values[1] ?? 0) : a * start + b),
          asked === 2 ? 'doing one step too few' : 'forgetting the root',
        ],
        [show(a * Math.sqrt(start) + b), 'working in the wrong order'],
        ...nearbyNumbers(answer, 0.1, show),
      ],
      explanation: `x₂ = ${show(values[1] ?? 0)}${asked === 2 ? ` and, with the unrounded value, x₃ = ${show(answer)}` : ''}.`,
    };
  },
  check: checkNumber((text) => {
    if (text.includes('solution')) {
      const [a = NaN, b = NaN] = numbersIn(text.slice(text.indexOf('x² =')).replace('x²', ''));
      return Math.round(1000 * (a / 2 + (a ** 2 / 4 + b) ** 0.5)) / 1000;
    }
    const plain = text.replace('xₙ₊₁', 'next').replace('x₁', 'first');
    const [a = NaN, b = NaN, start = NaN] = numbersIn(plain);
    let x = start;
    for (let count = text.includes('x₃') ? 2 : 1; count > 0; count--) x = (a * x + b) ** 0.5;
    return Math.round(x * 1000) / 1000;
  }, 1e-9),
};

/** The terms go to and fro around the solution, so that two rounded terms in a row that agree are its rounded value. */
function solution(a: number, b: number, start: number): Draft {
  const show = (value: number) => formatPrintedNumber(value, 3);
  const terms = [start];
  while (terms.length < 4 || show(terms.at(-1) ?? 0) !== show(terms.at(-2) ?? 0)) {
    if (terms.length === 16) return noDraft;
    terms.push(a + b / (terms.at(-1) ?? NaN));
  }
  const answer = show(terms.at(-1) ?? 0);
  const [, second = 0, third = 0, fourth = 0] = terms;
  if (terms.length < 5 || [second, third].some((each) => show(each) === answer)) return noDraft;
  return {
    body: `The iteration xₙ₊₁ = ${a} + ${b}/xₙ with x₁ = ${formatPrintedNumber(start)} leads to a solution of x² = ${a}x + ${b}. What is this solution, to 3 decimal places?`,
    answer,
    mistakes: [
      [show(third), 'stopping at x₃'],
      [show(second), 'stopping at x₂'],
      [show(fourth), 'stopping at x₄'],
      [show((a + b) / start), 'working in the wrong order'],
      ...nearbyNumbers(Number(answer), 0.05, show),
    ],
    explanation: `x₂ = ${formatPrintedNumber(second, 5)}, x₃ = ${formatPrintedNumber(third, 5)}, x₄ = ${formatPrintedNumber(fourth, 5)} and so on. From x${subscript(terms.length - 1)} on the terms agree to 3 decimal places: ${answer}.`,
  };
}
