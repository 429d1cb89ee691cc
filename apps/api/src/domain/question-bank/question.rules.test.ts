import { expect, it } from 'vitest';
import {
  assertPublishable,
  assertStaysPublishable,
  assertValidContent,
  type QuestionContent,
} from './question.rules.ts';

const right = { text: '4', isCorrect: true };
const wrong = { text: '5', isCorrect: false };
const content = (overrides: Partial<QuestionContent> = {}): QuestionContent => ({
  body: 'What is 2 + 2?',
  imageId: null,
  explanation: null,
  solutionImageId: null,
  passageId: null,
  options: [right, wrong],
  ...overrides,
});

it('accepts a text or an image, and a draft without options', () => {
  for (const valid of [content(), content({ body: null, imageId: 'picture' }), content({ options: [] })])
    expect(() => assertValidContent(valid)).not.toThrow();
});

it.each([
  ['neither text nor image', { body: null }, 'A question needs a text or an image'],
  ['two correct options', { options: [right, { ...wrong, isCorrect: true }] }, 'Only one option'],
  ['the same option twice', { options: [right, { ...right, isCorrect: false }] }, 'are the same'],
  [
    'six options',
    { options: ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text, isCorrect: false })) },
    'at most 5 options',
  ],
])('refuses to store a question with %s', (_what, overrides, message) => {
  expect(() => assertValidContent(content(overrides))).toThrow(message);
});

const stored = (text: string | null, isCorrect = false, imageId: string | null = null) => ({
  text,
  imageId,
  isCorrect,
});

it('publishes questions with two options or more, one of them correct', () => {
  const pictures = [stored(null, true, 'one'), stored(null, false, 'other')];
  expect(() => assertPublishable([[stored('a', true), stored('b')], pictures])).not.toThrow();
});

it.each([
  ['no options', []],
  ['one option', [stored('a', true)]],
  ['no correct option', [stored('a'), stored('b')]],
])('does not publish a question with %s', (_what, options) => {
  const good = [stored('a', true), stored('b')];
  expect(() => assertPublishable([good, options])).toThrow('before it is published');
});

it('does not publish a question with the same option twice', () => {
  expect(() => assertPublishable([[stored('a', true), stored('a')]])).toThrow(
    'Options A) and B) are the same',
  );
});

it('does not take the answer key from a published question', () => {
  expect(() => assertStaysPublishable(content())).not.toThrow();
  expect(() => assertStaysPublishable({ options: [wrong, { text: '6', isCorrect: false }] })).toThrow(
    'A published question needs',
  );
});
