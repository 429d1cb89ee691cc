import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import {
  assertPublishable,
  assertStaysPublishable,
  assertValidContent,
  multipleChoice,
  planPositions,
  positionAfter,
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

describe('planPositions', () => {
  it('moves the last question into the gap', () => {
    const plan = planPositions(new Map([['b', 5]]), [{ bucketId: 'b', position: 1 }], []);
    expect(plan.moves).toEqual([{ bucketId: 'b', from: 4, to: 1 }]);
    expect(plan.counts.get('b')).toBe(4);
  });

  it('moves no question when the last one leaves, and appends new ones', () => {
    const plan = planPositions(
      new Map([['b', 3]]),
      [{ bucketId: 'b', position: 2 }],
      [
        { questionId: 'x', bucketId: 'b' },
        { questionId: 'y', bucketId: 'new' },
      ],
    );
    expect(plan.moves).toEqual([]);
    expect(plan.entered).toEqual([
      { questionId: 'x', bucketId: 'b', position: 2 },
      { questionId: 'y', bucketId: 'new', position: 0 },
    ]);
  });

  it('leaves no gap and no duplicate position', () => {
    const bucket = fc.integer({ min: 0, max: 12 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        leaving: fc.subarray(Array.from({ length: size }, (_, position) => position)),
        entering: fc.nat(4),
      }),
    );
    fc.assert(
      fc.property(fc.array(bucket, { minLength: 1, maxLength: 4 }), (buckets) => {
        const named = buckets.map((each, index) => ({ ...each, bucketId: `bucket ${index}` }));
        const plan = planPositions(
          new Map(named.map(({ bucketId, size }) => [bucketId, size])),
          named.flatMap(({ bucketId, leaving }) => leaving.map((position) => ({ bucketId, position }))),
          named.flatMap(({ bucketId, entering }) =>
            Array.from({ length: entering }, (_, index) => ({
              questionId: `${bucketId} ${index}`,
              bucketId,
            })),
          ),
        );
        for (const { bucketId, size, leaving } of named) {
          const targets = new Map(
            plan.moves.filter((move) => move.bucketId === bucketId).map(({ from, to }) => [from, to]),
          );
          const stayed = Array.from({ length: size }, (_, position) => position)
            .filter((position) => !leaving.includes(position))
            .map((position) => targets.get(position) ?? position);
          const entered = plan.entered
            .filter((question) => question.bucketId === bucketId)
            .map(({ position }) => position);
          const allPositions = [...stayed, ...entered].sort((a, b) => a - b);
          expect(allPositions).toEqual(allPositions.map((_, index) => index));
          expect(plan.counts.get(bucketId)).toBe(allPositions.length);
        }
      }),
    );
  });
});

describe('positionAfter', () => {
  const plan = planPositions(
    new Map([
      ['b', 3],
      ['c', 1],
    ]),
    [{ bucketId: 'b', position: 0 }],
    [{ questionId: 'mover', bucketId: 'c' }],
  );

  it('is the position that the plan gives, or the one before', () => {
    expect(positionAfter({ id: 'mover', bucketId: 'b', position: 0 }, plan)).toEqual({
      bucketId: 'c',
      position: 1,
    });
    expect(positionAfter({ id: 'last', bucketId: 'b', position: 2 }, plan)).toEqual({
      bucketId: 'b',
      position: 0,
    });
    expect(positionAfter({ id: 'other', bucketId: 'b', position: 1 }, plan)).toEqual({
      bucketId: 'b',
      position: 1,
    });
  });

  it('is none for a question outside the buckets', () => {
    expect(positionAfter({ id: 'draft', bucketId: null, position: null }, plan)).toBeUndefined();
  });
});
