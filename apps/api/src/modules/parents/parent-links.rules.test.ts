import { expect, test } from 'vitest';
import {
  birthMonthProblem,
  decideEnd,
  isAdult,
  isYoung,
  newLinkProblem,
  stateAfterCode,
  stateAfterInvitation,
  type Child,
} from './parent-links.rules.ts';

const now = new Date('2026-03-04T12:00:00Z');
const teenager: Child = {
  id: 'child',
  name: 'Ada',
  role: 'STUDENT',
  birthMonth: '2010-05',
  parentEmail: null,
  parentConfirmedAt: null,
  consentEndsOn: null,
  createdAt: new Date('2025-01-01T12:00:00Z'),
};
const young: Child = {
  ...teenager,
  birthMonth: '2015-05',
  parentEmail: 'mum@example.com',
  parentConfirmedAt: now,
};
const mum = { id: 'mum', name: 'Mum', email: 'mum@example.com' };
const dad = { id: 'dad', name: 'Dad', email: 'dad@example.com' };

test.each([
  ['with a month of birth, 12', { birthMonth: '2013-03', parentEmail: null }, true],
  ['with a month of birth, 13', { birthMonth: '2013-02', parentEmail: 'mum@example.com' }, false],
  ['without one, an account that needed consent', { birthMonth: null, parentEmail: 'mum@example.com' }, true],
  ['without one, another account', { birthMonth: null, parentEmail: null }, false],
  [
    'without one, until they are certainly 13',
    { birthMonth: null, parentEmail: 'mum@example.com', consentEndsOn: '2026-03-05' },
    true,
  ],
  [
    'without one, from the day on which they are certainly 13',
    { birthMonth: null, parentEmail: 'mum@example.com', consentEndsOn: '2026-03-04' },
    false,
  ],
])('under 13: %s', (_case, given, expected) => {
  const child = { consentEndsOn: null, ...given };
  expect(isYoung(child, now)).toBe(expected);
});

test.each([
  ['2008-02', null, true],
  ['2008-03', '2015-01-01', false], // the month of birth is known
  [null, '2021-03-04', true],
  [null, '2021-03-05', false],
  [null, null, false],
])('certainly 18: born in %s, certainly 13 on %s', (birthMonth, consentEndsOn, expected) => {
  expect(isAdult({ birthMonth, consentEndsOn }, now)).toBe(expected);
});

const nine = { ...young, consentEndsOn: '2029-01-01' };
const ofUnknownAge = { ...young, consentEndsOn: '2033-01-01' };

test.each([
  ['what fits 13 or older', teenager, '2010-05', undefined],
  ['a pupil who was 13 at sign-up and whose month was not over', teenager, '2012-01', undefined],
  ['under 13 without consent', teenager, '2013-03', 'Under 13, a parent must agree'],
  ['13 by now, and under 13 at sign-up without consent', teenager, '2013-02', undefined],
  ['13 at sign-up on an account that needed consent', young, '2011-12', 'does not fit the age'],
  ['12 at sign-up on such an account', young, '2012-01', undefined],
  ['ten at sign-up of a child who was nine', nine, '2014-12', 'does not fit the age'],
  ['nine at sign-up of such a child', nine, '2015-01', undefined],
  ['younger than was given', nine, '2018-01', undefined],
  ['any under 13 where the age at sign-up is not known', ofUnknownAge, '2012-01', undefined],
  [
    'under 13 after the parent’s say has ended',
    { ...nine, parentEmail: null, consentEndsOn: '2026-01-01' },
    '2013-03',
    'does not fit the age',
  ],
  ['a baby', young, '2025-01', 'check the month'],
])('a month of birth: %s', (_case, child, month, problem) => {
  const found = birthMonthProblem({ ...child, birthMonth: null }, month, now);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test.each([
  [teenager, 3, undefined],
  [teenager, 4, 'At most 4'],
  [{ ...teenager, birthMonth: '2008-02' }, 0, 'From 18'],
  [{ ...teenager, birthMonth: '2008-03' }, 0, undefined],
  [{ ...teenager, role: 'TEACHER' as const }, 0, 'Only a pupil'],
])('a new link of %j with %i others', (child, open, problem) => {
  const found = newLinkProblem(child, open, now);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test('after a code: from 13 the child agrees; below, the confirmed parent, or whom that parent gave the code', () => {
  const childsCode = 'child';
  expect(stateAfterCode(teenager, { adult: dad, madeById: childsCode }, now)).toBe('REQUESTED');
  expect(stateAfterCode(young, { adult: mum, madeById: childsCode }, now)).toBe('ACTIVE');
  expect(stateAfterCode(young, { adult: dad, madeById: childsCode }, now)).toBeUndefined();
  expect(stateAfterCode(young, { adult: dad, madeById: 'mum' }, now)).toBe('ACTIVE');
  expect(
    stateAfterCode({ ...young, parentConfirmedAt: null }, { adult: mum, madeById: childsCode }, now),
  ).toBeUndefined();
});

test('after an invitation: from 13 the child has agreed to the invited address only', () => {
  const invitedEmail = mum.email;
  expect(stateAfterInvitation(teenager, { adult: mum, invitedEmail }, now)).toBe('ACTIVE');
  expect(stateAfterInvitation(teenager, { adult: dad, invitedEmail }, now)).toBe('REQUESTED');
  expect(stateAfterInvitation(young, { adult: mum, invitedEmail }, now)).toBe('ACTIVE');
  expect(stateAfterInvitation(young, { adult: dad, invitedEmail }, now)).toBeUndefined();
});

const link = { state: 'ACTIVE', parentId: 'dad', isEndAsked: false } as const;
test.each([
  ['the child from 13', teenager, 'child', link, undefined, { outcome: 'ends', by: 'CHILD' }],
  ['the parent', young, 'dad', link, 'mum', { outcome: 'ends', by: 'PARENT' }],
  ['a young child', young, 'child', link, 'mum', { outcome: 'asks' }],
  [
    'a young child whose confirmed parent is not linked',
    young,
    'child',
    link,
    undefined,
    { outcome: 'ends', by: 'CHILD' },
  ],
  [
    'a young child, an invitation',
    young,
    'child',
    { ...link, state: 'INVITED' },
    'mum',
    { outcome: 'ends', by: 'CHILD' },
  ],
  ['the confirmed parent without being asked', young, 'mum', link, 'mum', { outcome: 'hidden' }],
  [
    'the confirmed parent when asked',
    young,
    'mum',
    { ...link, isEndAsked: true },
    'mum',
    { outcome: 'ends', by: 'CONFIRMED_PARENT' },
  ],
  [
    'the confirmed parent once the child is 13',
    { ...young, birthMonth: '2012-01' },
    'mum',
    { ...link, isEndAsked: true },
    'mum',
    { outcome: 'hidden' },
  ],
  ['anyone else', teenager, 'eve', link, undefined, { outcome: 'hidden' }],
  ['an ended link', teenager, 'child', { ...link, state: 'ENDED' }, undefined, { outcome: 'hidden' }],
] as const)('ending: %s', (_case, child, callerId, ofLink, confirmedParentId, decision) => {
  expect(decideEnd(ofLink, { child, callerId, confirmedParentId }, now)).toEqual(decision);
});
