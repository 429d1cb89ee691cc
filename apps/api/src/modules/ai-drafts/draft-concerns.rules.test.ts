import { expect, test } from 'vitest';
import { draftConcerns } from './draft-concerns.rules.ts';

const draft = (texts: readonly string[], explanation = 'Count on.', secondAnswer: string | null = 'B') => ({
  options: texts.map((text, index) => ({ letter: 'ABCD'.charAt(index), text, isCorrect: index === 1 })),
  explanation,
  secondAnswer,
});
const numbers = ['6', '7', '8', '9'];

test.each([
  ['A', 'Solved a second time without the key, the AI answered A, but the key is B.'],
  ['-', 'Solved a second time without the key, the AI found no option, or more than one, correct.'],
  [null, 'The AI has not solved this version a second time.'],
])('a second answer of %j is a concern', (secondAnswer, concern) => {
  expect(draftConcerns(draft(numbers, undefined, secondAnswer))).toEqual([concern]);
});

test.each(['Three and five make eight. So it is 8.', 'Count on. The answer is C.', 'Count on, so option C'])(
  'an explanation that ends with another option is a concern: %s',
  (explanation) => {
    expect(draftConcerns(draft(numbers, explanation))).toEqual([
      'The explanation ends with C, but the key is B.',
    ]);
  },
);

test.each([
  'It is not 8. So it is 7.',
  'Of 6, 7 and 8 it is the prime.',
  'A prime, so 17 is left.',
  'So the answer is E.',
  '',
])(
  'an explanation that ends with the key, with several options or with none is no concern: %j',
  (explanation) => {
    expect(draftConcerns(draft(numbers, explanation))).toEqual([]);
  },
);

test.each([
  ['1/2', '0.5'],
  ['50%', '0.5'],
  ['1 1/2 kg', '1.5 kg'],
  ['1,000', '1000.0'],
  ['£1.50', '£1.5'],
])('%s and %s have the same value', (one, other) => {
  expect(draftConcerns(draft([one, '3', other, '4']))).toEqual(['A and C have the same value.']);
});

test.each([
  ['5 m', '5 cm'],
  ['£5', '5'],
  ['1/0', '2/0'],
  ['five', '5'],
])('%s and %s have not', (one, other) => {
  expect(draftConcerns(draft([one, '3', other, '4']))).toEqual([]);
});
