import { expect, test } from 'vitest';
import { toParts } from './multiple-choice.ts';
import { problemOfResponses } from './part-responses.ts';
import { responsesSchema } from './parts.schemas.ts';
import { showParts } from './question-parts.ts';

const option = (optionLetter: 'A' | 'B', isCorrect: boolean) => ({
  optionLetter,
  contentType: 'TEXT' as const,
  contentValue: optionLetter,
  alternativeText: null,
  isCorrect,
});
const letters = [option('A', true), option('B', false)];
const { parts } = toParts(letters);
const [first] = parts;
const shown = showParts({ parts: first ? [first, { ...first, label: 'b' }] : [] });

test.each([
  [{ c: { kind: 'choice', answer: 'A' } }, 'There is no part (c)'],
  [{ a: { kind: 'choice', answer: 'E' } }, 'This answer to part (a) is not possible'],
  [{ a: { kind: 'choices', answer: ['A'] } }, 'Part (a) does not ask for an answer of this kind'],
  [{ a: { kind: 'choice', answer: 'A', uncovered: true } }, 'Part (a) has no options to uncover'],
])('the responses %j are not possible', (responses, problem) => {
  expect(problemOfResponses(shown, responsesSchema.parse(responses))).toBe(problem);
});

test.each([
  [[]],
  [{ m: { kind: 'choice', answer: 'A' } }],
  [{ constructor: { kind: 'choice', answer: 'A' } }],
  [JSON.parse('{"__proto__":{"kind":"choice","answer":"A"}}')],
  [{ a: 'A' }],
  [{ a: { kind: '__proto__', answer: 'A' } }],
  [{ a: { kind: 'choice', answer: '😀'.repeat(10_000) } }],
  [{ a: { kind: 'choice' } }],
  [{ a: { kind: 'number', answer: '4\u0000' } }],
  [{ a: { kind: 'text', answer: '\ud83d' } }],
  [{ a: { kind: 'choice', answer: 'A', uncovered: false } }],
])('responses are refused: %j', (responses) => {
  expect(responsesSchema.safeParse(responses).success).toBe(false);
});
