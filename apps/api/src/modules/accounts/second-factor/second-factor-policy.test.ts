import { expect, test } from 'vitest';
import { secondFactorDutyOf } from './second-factor-policy.ts';

const now = new Date('2026-11-28T09:00:00Z');
const from = (day: string) => new Date(`${day}T00:00:00Z`);

test.each([
  ['nobody', 'SUPER_ADMIN', null, { isRequired: false, dueOn: null }],
  ['super-admins', 'SUPER_ADMIN', null, { isRequired: true, dueOn: null }],
  ['super-admins', 'ADMIN', null, { isRequired: false, dueOn: null }],
  ['admins', 'ADMIN', null, { isRequired: true, dueOn: null }],
  ['nobody', 'TEACHER', '2026-11-29', { isRequired: true, dueOn: '2026-11-29' }],
  ['nobody', 'TEACHER', '2026-11-28', { isRequired: true, dueOn: null }],
  // The operator's policy has no grace.
  ['admins', 'ADMIN', '2026-12-28', { isRequired: true, dueOn: null }],
] as const)('policy %s, %s, required from %s: %o', (policy, role, day, duty) => {
  const requiredFrom = day === null ? null : from(day);
  expect(secondFactorDutyOf(policy, { role, requiredFrom }, now)).toEqual(duty);
});
