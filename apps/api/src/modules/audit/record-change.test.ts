import { expect, it } from 'vitest';
import { auditEntryOf, redactSecrets, type Change } from './record-change.repository.ts';

it('redaction removes fields that are named like a secret, at any depth', () => {
  expect(
    redactSecrets({
      role: 'ADMIN',
      passwordHash: '$argon2id$…',
      tokenVersion: 3,
      session: { id: 'one', token: 'abc', apiKey: 'sk-1', cookies: 'a=b' },
      links: [{ kind: 'RESET', tokenHash: 'f00' }],
    }),
  ).toEqual({ role: 'ADMIN', session: { id: 'one' }, links: [{ kind: 'RESET' }] });
});

it('redaction does not remove an answer key, which the audit log must show', () => {
  expect(redactSecrets({ key: 'B', answerKey: 'A,B', isCorrect: true })).toEqual({
    key: 'B',
    answerKey: 'A,B',
    isCorrect: true,
  });
});

it('redaction converts dates, large numbers and bytes to JSON values', () => {
  expect(
    redactSecrets({
      premiumUntil: new Date('2027-01-31T00:00:00Z'),
      sequence: 12n,
      file: new Uint8Array(3),
      share: Number.NaN,
      nothing: null,
      omitted: undefined,
    }),
  ).toEqual({
    premiumUntil: '2027-01-31T00:00:00.000Z',
    sequence: '12',
    file: '3 bytes',
    share: null,
    nothing: null,
  });
});

const change = (before: object | null, after: object | null): Change => ({
  actorId: null,
  action: 'user.role-changed',
  target: { kind: 'user', id: 'one' },
  before,
  after,
});

it('an audit entry has only the fields that differ, by their values', () => {
  const entry = auditEntryOf(
    change(
      { name: 'Ada', role: 'STUDENT', tags: ['a'], since: new Date(0), left: 1 },
      { name: 'Ada', role: 'TEACHER', tags: ['a'], since: new Date(0), added: 2 },
    ),
  );
  expect(entry).toMatchObject({ action: 'user.role-changed', target: { kind: 'user', id: 'one' } });
  expect(entry?.before).toEqual({ role: 'STUDENT', left: 1 });
  expect(entry?.after).toEqual({ role: 'TEACHER', added: 2 });
});

it('an audit entry has all fields of a target that was created or deleted', () => {
  expect(auditEntryOf(change(null, { name: 'Ada' }))).toMatchObject({ before: null, after: { name: 'Ada' } });
  expect(auditEntryOf(change({ name: 'Ada' }, null))).toMatchObject({ before: { name: 'Ada' }, after: null });
  expect(auditEntryOf(change(null, null))).toMatchObject({ before: null, after: null });
});

it('there is no audit entry when no field differs, or only a secret', () => {
  expect(auditEntryOf(change({ role: 'STUDENT' }, { role: 'STUDENT' }))).toBeUndefined();
  expect(auditEntryOf(change({ passwordHash: 'a' }, { passwordHash: 'b' }))).toBeUndefined();
});
