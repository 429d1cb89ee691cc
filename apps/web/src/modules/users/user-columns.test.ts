import { expect, it } from 'vitest';
import { lastLoginOf } from './user-columns.tsx';

const now = new Date('2026-11-18T12:00:00Z');

it.each([
  [null, 'Never'],
  ['2026-11-18T11:00:01Z', 'Just now'],
  ['2026-11-18T12:00:30Z', 'Just now'], // a clock that is ahead
  ['2026-11-18T11:00:00Z', '1h ago'],
  ['2026-11-17T12:00:01Z', '23h ago'],
  ['2026-11-17T12:00:00Z', '1 day ago'],
  ['2026-11-12T00:00:00Z', '6 days ago'],
  ['2026-11-11T23:59:59Z', '11 Nov 2026'],
  ['2025-03-02T09:00:00Z', '2 Mar 2025'],
])('shows %s as %s', (instant, words) => {
  expect(lastLoginOf(instant, now)).toBe(words);
});
