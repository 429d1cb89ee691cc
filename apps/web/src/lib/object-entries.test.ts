import { expect, test } from 'vitest';
import { entriesOf, keysOf, valuesOf } from './object-entries.ts';

test.each([null, undefined])('%s has no entries', (nothing) => {
  expect([keysOf(nothing), valuesOf(nothing), entriesOf(nothing)]).toEqual([[], [], []]);
});

test('an object has its entries', () => {
  expect([keysOf({ a: 1 }), valuesOf({ a: 1 }), entriesOf({ a: 1 })]).toEqual([['a'], [1], [['a', 1]]]);
});
