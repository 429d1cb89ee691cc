import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('removes fields that are named like a secret, at any depth', () => {
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

it('keeps an answer key, which the audit log must show', () => {
  expect(redactSecrets({ key: 'B', answerKey: 'A,B', isCorrect: true })).toEqual({
    key: 'B',
    answerKey: 'A,B',
    isCorrect: true,
  });
});

it('converts dates, large numbers and bytes to JSON values', () => {
  expect(
    redactSecrets({
      premiumUntil: new Date('2027-01-31T00:00:00Z'),
      sequence: 12n,
      file: new Uint8Array(3),
      share: Number.NaN,
      nothing: null,
      leftOut: undefined,
    }),
  ).toEqual({
    premiumUntil: '2027-01-31T00:00:00.000Z',
    sequence: '12',
    file: '3 bytes',
    share: null,
    nothing: null,
  });
});
