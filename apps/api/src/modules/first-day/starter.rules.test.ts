import { expect, test } from 'vitest';
import { shareOut, takeInTurn } from './starter.rules.ts';

test.each([
  [[100, 100, 100, 100], 10, [3, 3, 2, 2]],
  [[100, 1, 100], 10, [5, 1, 4]],
  [Array.from({ length: 12 }, () => 9), 10, [...Array.from({ length: 10 }, () => 1), 0, 0]],
  [[2, 0, 3], 10, [2, 0, 3]],
  [[], 10, []],
])('%j questions give a test of %i these shares: %j', (available, count, shares) => {
  expect(shareOut(available, count)).toEqual(shares);
});

test('asks one question of every subject before the second of any', () => {
  expect(takeInTurn([['m1', 'm2', 'm3'], ['e1'], ['s1', 's2']])).toEqual([
    'm1',
    'e1',
    's1',
    'm2',
    's2',
    'm3',
  ]);
});
