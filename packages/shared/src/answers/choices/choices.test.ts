import { expect, test } from 'vitest';
import { choices } from './choices.ts';

const options = (['A', 'B', 'C', 'D', 'E'] as const).map((letter, index) => ({
  letter,
  content: { text: String([2, 3, 4, 5, 9][index]) },
}));
const primes = choices.definition.parse({ kind: 'choices', options, correct: ['A', 'B', 'D'] });

test.each([
  [['A', 'B', 'D'], 1, 'RIGHT', undefined],
  [['A', 'B'], 2 / 3, 'PARTLY', 'You chose 2 of the 3 right answers.'],
  [
    ['A', 'B', 'C'],
    1 / 3,
    'PARTLY',
    'You chose 2 of the 3 right answers, and 1 wrong answer. Each wrong answer takes away a right one.',
  ],
  [
    ['A', 'C', 'E'],
    0,
    'WRONG',
    'You chose 1 of the 3 right answers, and 2 wrong answers. Each wrong answer takes away a right one.',
  ],
  [[], 0, 'EMPTY', undefined],
] as const)('%j earns %d', (letters, share, verdict, feedback) => {
  const marking = choices.mark(primes, [...letters], {});
  expect(marking.share).toBeCloseTo(share);
  expect([marking.verdict, marking.feedback]).toEqual([verdict, feedback]);
});

test('letters are sent in alphabetical order without repeats, and each has an option', () => {
  expect(choices.response.safeParse(['B', 'A']).success).toBe(false);
  expect(choices.response.safeParse(['A', 'A']).success).toBe(false);
  const { options: shown } = choices.show(primes);
  expect(choices.fits({ kind: 'choices', options: shown.slice(0, 3) }, ['A', 'D'])).toBe(false);
});

test.each([
  ['only one option is right', ['A'], 'at least two correct answers'],
  ['no option is wrong', ['A', 'B', 'C', 'D', 'E'], 'At least one option must be wrong'],
])('a definition is refused when %s', (_what, correct, message) => {
  const parsed = choices.definition.safeParse({ kind: 'choices', options, correct });
  expect(parsed.error?.message).toContain(message);
});
