import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import {
  assertPublishable,
  assertStaysPublishable,
  assertValidContent,
  planPositions,
  positionAfter,
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
