import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { distinctRandomNumbers, shuffle } from './random-selection.ts';

/** How far counts are from even (chi-squared): around n - 1 for n classes that are drawn evenly. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function count(counts: number[], at: number): void {
  counts[at] = itemAt(counts, at) + 1;
}

describe('distinctRandomNumbers', () => {
  it('returns different numbers in range, at most all of them', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(60), fc.integer(), (total, count, seed) => {
        const numbers = distinctRandomNumbers(total, count, seededRandomInt(seed));
        expect(numbers).toHaveLength(Math.min(total, count));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.every((number) => number >= 0 && number < total)).toBe(true);
      }),
    );
  });

  it('returns every number, every pair and every order equally often', () => {
    const randomInt = seededRandomInt(7);
    const singles = new Array<number>(12).fill(0);
    const firsts = new Array<number>(12).fill(0);
    const pairs = new Map<string, number>();
    for (let round = 0; round < 22_000; round++) {
      const numbers = distinctRandomNumbers(12, 4, randomInt);
      count(firsts, itemAt(numbers, 0));
      for (const number of numbers) count(singles, number);
      for (const a of numbers)
        for (const b of numbers) if (a < b) pairs.set(`${a}-${b}`, (pairs.get(`${a}-${b}`) ?? 0) + 1);
    }
    // 99.9% quantiles for 11 and 65 degrees of freedom.
    expect(chiSquare(singles)).toBeLessThan(31.3);
    expect(chiSquare(firsts)).toBeLessThan(31.3);
    expect(pairs.size).toBe(66);
    expect(chiSquare([...pairs.values()])).toBeLessThan(105.9);
  });
});

describe('shuffle', () => {
  it('keeps all items and returns every order equally often', () => {
    const randomInt = seededRandomInt(11);
    const orders = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const order = shuffle(['a', 'b', 'c', 'd'], randomInt).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7);
  });
});
