import { expect, it } from 'vitest';
import { looksLikeId } from './looks-like-id.ts';

it.each([
  ['q-18f3', true],
  ['cmf2x', true],
  ['0193a7c2-5b1e-7c3a-9b1e-000000000001', true],
  ['a'.repeat(20), false],
  ['a'.repeat(21), true],
  ['the perimeter of a square', false],
  ['fractions', false],
  ['Q-18', false],
  ['', false],
])('%s: an id is %s', (search, isId) => {
  expect(looksLikeId(search)).toBe(isId);
});
