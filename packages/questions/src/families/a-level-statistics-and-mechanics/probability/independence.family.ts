import { toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { show } from './hundredths.ts';
import { checkNumber } from '#checks/check.ts';
import { given } from './probability-checks.ts';

export const family: Family = {
  name: 'independence',
  syllabus: 'Independent events',
  levels: {
    1: 'one product',
    2: 'three steps: two complements and their product',
    3: 'an equation to solve: one probability from the union',
  },
  write: (random, difficulty) => {
    const [a, b] = random.sample([20, 30, 40, 50, 60, 70], 2) as [number, number];
    const both = (a * b) / 100;
    if (difficulty === 1) {
      return {
        body: `A and B are independent, P(A) = ${show(a)} and P(B) = ${show(b)}. What is P(A ∩ B)?`,
        answer: show(both),
        mistakes: [
          [show(a + b), 'adding'],
          ['0', 'taking independent events for mutually exclusive ones'],
          [show(a + b - both), 'finding P(A ∪ B)'],
          [toSignificantFigures(Math.min(a, b) / Math.max(a, b), 2), 'dividing'],
        ],
        explanation: `For independent events multiply: ${show(a)} × ${show(b)} = ${show(both)}.`,
      };
    }
    const reverse = difficulty === 3;
    return {
      body: reverse
        ? `A and B are independent, P(A) = ${show(a)} and P(A ∪ B) = ${show(a + b - both)}. What is P(B)?`
        : `A and B are independent, P(A) = ${show(a)} and P(B) = ${show(b)}. What is the probability that neither happens?`,
      answer: show(reverse ? b : 100 - a - b + both),
      mistakes: [
        [
          show(reverse ? b - both : 100 - both),
          reverse ? 'subtracting P(A) and stopping' : 'finding the probability that not both happen',
        ],
        [
          show(reverse ? both : Math.max(0, 100 - a - b)),
          reverse ? 'finding P(A ∩ B)' : 'adding the probabilities and forgetting the overlap',
        ],
        [
          show(reverse ? 100 - b : a + b - both),
          reverse ? 'finding P(B′)' : 'finding the probability of at least one',
        ],
        [
          show(reverse ? 100 - a - b + both : both),
          reverse ? 'finding the probability of neither' : 'finding the probability of both',
        ],
      ],
      explanation: reverse
        ? `With P(B) = p: ${show(a)} + p − ${show(a)}p = ${show(a + b - both)}, so ${show(100 - a)}p = ${show(b - both)} and p = ${show(b)}.`
        : `Neither: (1 − ${show(a)}) × (1 − ${show(b)}) = ${show(100 - a - b + both)}.`,
    };
  },
  check: checkNumber((text) => {
    const [a, b, union] = [given('A', text), given('B', text), given('A ∪ B', text)];
    if (text.includes('What is P(B)')) return (union - a) / (1 - a);
    return text.includes('neither') ? (1 - a) * (1 - b) : a * b;
  }),
};
