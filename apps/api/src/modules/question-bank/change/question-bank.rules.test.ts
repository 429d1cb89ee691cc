import { expect, it } from 'vitest';
import {
  assertPublishable,
  assertStaysPublishable,
  assertValidContent,
  multipleChoice,
  searchTextOf,
  type QuestionContent,
} from './question-bank.rules.ts';

const right = { text: '4', isCorrect: true };
const wrong = { text: '5', isCorrect: false };
const content = (overrides: Partial<QuestionContent> = {}): QuestionContent => ({
  body: 'What is 2 + 2?',
  imageId: null,
  explanation: null,
  solutionImageId: null,
  passageId: null,
  parts: multipleChoice([right, wrong]),
  ...overrides,
});

it('accepts a text or an image, and a draft without options', () => {
  for (const valid of [
    content(),
    content({ body: null, imageId: 'picture' }),
    content({ parts: multipleChoice([]) }),
  ])
    expect(() => assertValidContent(valid)).not.toThrow();
});

it.each([
  ['neither text nor image', { body: null }, 'A question needs a text or an image'],
  [
    'the same option twice',
    { parts: multipleChoice([right, { ...right, isCorrect: false }]) },
    'are the same',
  ],
])('refuses to store a question with %s', (_what, overrides, message) => {
  expect(() => assertValidContent(content(overrides))).toThrow(message);
});

it.each([
  ['two correct options', [right, { ...wrong, isCorrect: true }], 'Only one option'],
  [
    'six options',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text, isCorrect: false })),
    'at most 5 options',
  ],
])('is no multiple-choice question with %s', (_what, options, message) => {
  expect(() => multipleChoice(options)).toThrow(message);
});

it('finds a question by its body and the words of its parts, not by its answer keys', () => {
  const parts = multipleChoice([wrong, { imageId: 'four', isCorrect: false }, right]);
  expect(searchTextOf({ body: '2 + 2?', parts })).toBe('2 + 2?\n4\n5');
  const number = { kind: 'number', value: '42', accept: { by: 'exact' } };
  const typed = {
    label: 'a' as const,
    stem: 'How many?',
    marks: 1,
    answer: number,
    hints: [],
    steps: ['6 × 7'],
  };
  expect(searchTextOf({ body: null, parts: [typed] })).toBe('How many?');
});

const stored = (text: string, isCorrect = false) => ({ text, isCorrect });

it('publishes questions with two options or more, one of them correct', () => {
  const pictures = [
    { imageId: 'one', isCorrect: true },
    { imageId: 'other', isCorrect: false },
  ];
  const questions = [[stored('a', true), stored('b')], pictures].map(multipleChoice);
  expect(() => assertPublishable(questions)).not.toThrow();
});

it.each([
  ['no options', []],
  ['one option', [stored('a', true)]],
  ['no correct option', [stored('a'), stored('b')]],
])('does not publish a question with %s', (_what, options) => {
  const good = [stored('a', true), stored('b')];
  expect(() => assertPublishable([good, options].map(multipleChoice))).toThrow('before it is published');
});

it('does not publish a question with the same option twice', () => {
  const parts = multipleChoice([stored('a', true), stored('a')]);
  expect(() => assertPublishable([parts])).toThrow('Options A) and B) are the same');
});

it('does not take the answer key from a published question', () => {
  expect(() => assertStaysPublishable(content())).not.toThrow();
  const parts = multipleChoice([wrong, { text: '6', isCorrect: false }]);
  expect(() => assertStaysPublishable({ parts })).toThrow('A published question needs');
});
