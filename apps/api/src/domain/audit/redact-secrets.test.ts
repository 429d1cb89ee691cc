import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('leaves out what is named like a secret, however deep it lies', () => {
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

it('keeps an answer key, which is what the journal is asked about', () => {
  expect(redactSecrets({ key: 'B', answerKey: 'A,B', isCorrect: true })).toEqual({
    key: 'B',
    answerKey: 'A,B',
    isCorrect: true,
  });
});

it('says dates, large numbers and bytes in a way that JSON can', () => {
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
