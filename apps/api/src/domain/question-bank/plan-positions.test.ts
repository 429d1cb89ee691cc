import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPositions, positionAfter } from './plan-positions.ts';

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
          const taken = [...stayed, ...entered].sort((a, b) => a - b);
          expect(taken).toEqual(taken.map((_, index) => index));
          expect(plan.counts.get(bucketId)).toBe(taken.length);
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
