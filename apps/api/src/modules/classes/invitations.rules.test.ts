import type { AddressEntry } from '@markwell/shared/classes/address-list/address-list';
import { expect, it } from 'vitest';
import { decideLine } from './invitations.rules.ts';
import type { KnownAddress } from './invitations.repository.ts';

const now = new Date('2026-03-02T12:00:00Z');
const caller = { id: 'teacher', schoolId: 'school' };
const email = 'a@example.com';
const decide = (known: Partial<KnownAddress>) =>
  decideLine(
    {
      number: 3,
      text: email,
      kind: 'address',
      email,
      name: { surname: '', forename: '', identifier: '' },
    },
    new Map([[email, { email, user: null, isMember: false, invitedAt: null, ...known }]]),
    caller,
    now,
  ).outcome;

it('does not reveal whether an address has an account outside the school', () => {
  expect(decide({})).toBe('invited');
  expect(decide({ user: { id: 'x', role: 'STUDENT', schoolId: null } })).toBe('invited');
  expect(decide({ user: { id: 'x', role: 'TEACHER', schoolId: 'other' } })).toBe('invited');
  expect(decide({ user: { id: 'x', role: 'PARENT', schoolId: null } })).toBe('invited');
});

it('names a teacher of the same school, and the caller', () => {
  expect(decide({ user: { id: 'x', role: 'TEACHER', schoolId: 'school' } })).toBe('not-invited');
  expect(decide({ user: { id: 'teacher', role: 'TEACHER', schoolId: null } })).toBe('not-invited');
});

it('sends an open invitation again after a day, and none to a member', () => {
  expect(decide({ invitedAt: new Date('2026-03-01T12:00:01Z') })).toBe('already-invited');
  expect(decide({ invitedAt: new Date('2026-03-01T12:00:00Z') })).toBe('invited');
  expect(decide({ isMember: true, user: { id: 'x', role: 'STUDENT', schoolId: null } })).toBe(
    'already-member',
  );
});

it('names a wrong line, a heading and an address that is in an earlier line', () => {
  const decideEntry = (entry: AddressEntry) => decideLine(entry, new Map(), caller, now);
  const problem = 'has no e-mail address';
  expect(decideEntry({ number: 7, text: 'Ben', kind: 'wrong', problem })).toEqual({
    number: 7,
    text: 'Ben',
    outcome: 'not-invited',
    problem,
  });
  expect(decideEntry({ number: 1, text: 'Name,E-mail', kind: 'heading' })).toMatchObject({
    outcome: 'heading',
    problem: null,
  });
  expect(decideEntry({ number: 9, text: email, kind: 'repeated', email, firstLine: 2 })).toMatchObject({
    outcome: 'repeated',
    problem: 'is in line 2 already',
  });
});
