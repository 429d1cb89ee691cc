import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chiSquare } from '#testing/chi-square.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { countUnseen, seenInPool, takeUnseen, type DrawPool } from './draw-pool.ts';

const poolOf = (buckets: readonly (readonly number[])[], seen: readonly number[] = []): DrawPool => ({
  bucketIds: buckets.map((_, index) => String(index)),
  numbers: buckets.map((numbers) => Int32Array.from(numbers)),
  size: buckets.flat().length,
  seen: new Set(seen),
});

const pools = fc
  .record({
    sizes: fc.array(fc.nat(30), { maxLength: 5 }),
    seen: fc.array(fc.nat(200), { maxLength: 100 }),
  })
  .map(({ sizes, seen }) => {
    let last = 0;
    return poolOf(
      sizes.map((size) => Array.from({ length: size }, () => (last += 1 + (last % 3)))),
      seen,
    );
  });

it('takes each unseen question of the pool once, however many are taken at a time', () => {
  fc.assert(
    fc.property(pools, fc.array(fc.nat(40), { maxLength: 6 }), fc.integer(), (pool, counts, seed) => {
      const unseen = pool.numbers.flatMap((numbers) => [...numbers]).filter((each) => !pool.seen.has(each));
      const take = takeUnseen(pool, seededRandomInt(seed));
      const taken: number[] = [];
      for (const count of counts) {
        const some = take(count);
        expect(some).toHaveLength(Math.min(count, unseen.length - taken.length));
        taken.push(...some);
      }
      taken.push(...take(unseen.length));
      expect(taken.toSorted((a, b) => a - b)).toEqual(unseen.toSorted((a, b) => a - b));
      expect(countUnseen(pool, 1_000)).toBe(unseen.length);
      expect(countUnseen(pool, 5)).toBe(Math.min(5, unseen.length));
      expect(seenInPool(pool)).toHaveLength(pool.size - unseen.length);
    }),
  );
});

it.each([
  ['nothing seen', poolOf([[10, 20, 30], [], [40, 50, 60, 70, 80, 90, 100, 110, 120]])],
  [
    'half of them seen',
    poolOf(
      [Array.from({ length: 24 }, (_, index) => 10 + index * 5)],
      Array.from({ length: 12 }, (_, index) => 15 + index * 10),
    ),
  ],
])('takes every question, every pair and every order equally often, with %s', (_what, pool) => {
  const unseen = pool.numbers.flatMap((numbers) => [...numbers]).filter((each) => !pool.seen.has(each));
  const randomInt = seededRandomInt(7);
  const singles = new Array<number>(12).fill(0);
  const firsts = new Array<number>(12).fill(0);
  const pairs = new Map<string, number>();
  const count = (counts: number[], at: number) => (counts[at] = itemAt(counts, at) + 1);
  for (let round = 0; round < 22_000; round++) {
    const taken = takeUnseen(pool, randomInt)(4).map((number) => unseen.indexOf(number));
    count(firsts, itemAt(taken, 0));
    for (const index of taken) count(singles, index);
    for (const a of taken)
      for (const b of taken) if (a < b) pairs.set(`${a}-${b}`, (pairs.get(`${a}-${b}`) ?? 0) + 1);
  }
  // 99.9% quantiles for 11 and 65 degrees of freedom.
  expect(chiSquare(singles)).toBeLessThan(31.3);
  expect(chiSquare(firsts)).toBeLessThan(31.3);
  expect(pairs.size).toBe(66);
  expect(chiSquare([...pairs.values()])).toBeLessThan(105.9);
});
