import { expect, test } from 'vitest';
import { consentEndsOnFromAge, consentEndsOnFromBirthMonth } from './consent-ends-on.ts';

test.each([
  [12, '2026-11-28', '2027-11-28'],
  [9, '2026-11-28', '2030-11-28'],
  [12, '2028-02-29', '2029-03-01'],
])('somebody who is %i on %s is certainly 13 from %s', (age, day, expected) => {
  expect(consentEndsOnFromAge(age, day)).toBe(expected);
});

test.each([
  ['2014-03', '2027-04-01'],
  ['2014-12', '2028-01-01'],
])('somebody born in %s is certainly 13 from %s', (birthMonth, expected) => {
  expect(consentEndsOnFromBirthMonth(birthMonth)).toBe(expected);
});
