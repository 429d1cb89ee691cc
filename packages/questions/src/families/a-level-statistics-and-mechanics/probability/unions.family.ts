import type { Family } from '../../family.ts';
import { show } from './hundredths.ts';
import { checkNumber } from '#checks/check.ts';
import { given } from './probability-checks.ts';

export const family: Family = {
  name: 'unions',
  syllabus: 'Unions and intersections of events',
  levels: {
    1: 'one formula: the union',
    2: 'the formula rearranged for the intersection: two steps',
  },
  write: (random, difficulty) => {
    const both = random.int(5, 25);
    const [a, b] = [both + random.int(10, 35), both + random.int(10, 30)];
    const union = a + b - both;
    const reverse = difficulty === 2;
    return {
      body: reverse
        ? `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∪ B) = ${show(union)}. What is P(A ∩ B)?`
        : `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A ∩ B) = ${show(both)}. What is P(A ∪ B)?`,
      answer: show(reverse ? both : union),
      mistakes: [
        [show(a + b), 'adding the probabilities and stopping'],
        [show((a * b) / 100), 'multiplying the probabilities'],
        [
          show(reverse ? 100 - union : a + b + both),
          reverse ? 'finding the probability of neither' : 'adding the overlap',
        ],
        [
          show(reverse ? union - a : union - both),
          reverse ? 'subtracting one of them only' : 'leaving the overlap out altogether',
        ],
        [show(100 - union), 'finding the probability of neither'],
      ],
      explanation: `P(A ∪ B) = P(A) + P(B) − P(A ∩ B), so ${reverse ? `P(A ∩ B) = ${show(a)} + ${show(b)} − ${show(union)} = ${show(both)}` : `it is ${show(a)} + ${show(b)} − ${show(both)} = ${show(union)}`}.`,
    };
  },
  check: checkNumber(
    (text) =>
      given('A', text) +
      given('B', text) -
      (text.includes('What is P(A ∪ B)') ? given('A ∩ B', text) : given('A ∪ B', text)),
  ),
};
