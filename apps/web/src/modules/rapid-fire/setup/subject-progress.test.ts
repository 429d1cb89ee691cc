import { expect, it } from 'vitest';
import { lastPlayed } from './subject-progress.tsx';

const now = new Date('2026-06-15T08:00:00.000Z');

it.each([
  ['2026-06-15T07:00:00.000Z', 'today'],
  ['2026-06-14T23:30:00.000Z', 'today'],
  ['2026-06-14T22:30:00.000Z', 'yesterday'],
  ['2026-06-09T12:00:00.000Z', '6 days ago'],
  ['2026-06-08T12:00:00.000Z', '8 June 2026'],
  ['2026-06-16T12:00:00.000Z', 'today'],
])('%s was %s, by London’s days', (instant, said) => {
  expect(lastPlayed(instant, now)).toBe(said);
});
