import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2026-05-31', '2013-05', 12],
  ['2026-06-01', '2013-05', 13],
  ['2026-12-31', '2008-12', 17],
  ['2027-01-01', '2008-12', 18],
  ['2026-01-01', '2013-12', 12],
])('on %s, someone born in %s is %i', (day, birthMonth, years) => {
  expect(ageOn(day, birthMonth)).toBe(years);
});
