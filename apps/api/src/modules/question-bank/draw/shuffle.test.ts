import { expect, it } from 'vitest';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { chiSquare } from '#testing/chi-square.ts';
import { shuffle } from './shuffle.ts';

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
