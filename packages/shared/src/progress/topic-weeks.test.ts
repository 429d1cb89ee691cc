import { expect, test } from 'vitest';
import { lastWeeks, weekAccuracy } from './topic-weeks.ts';

test('the last twelve weeks are Mondays, up to the current week, over the change of the clocks', () => {
  const weeks = lastWeeks('2026-11-01'); // a Sunday
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[10], weeks[11]]).toEqual(['2026-08-10', '2026-10-19', '2026-10-26']);
  expect(lastWeeks('2026-11-02').at(-1)).toBe('2026-11-02');
});

test('a week with fewer than five answers has no accuracy', () => {
  expect([weekAccuracy(4, 4), weekAccuracy(4, 5), weekAccuracy(0, 5)]).toEqual([null, 80, 0]);
});
