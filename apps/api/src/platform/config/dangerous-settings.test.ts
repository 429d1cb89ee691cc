import { expect, test } from 'vitest';
import { findDangerousSettings } from './dangerous-settings.ts';
import { readEnvironment } from './env.ts';

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://app:kT9-vq2-Zb7@database.internal/app',
  JWT_SECRET: '9f8b1c7d3e5a60248f1b7c9d0e2a4365',
  WEB_URL: 'https://learn.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Learn <no-reply@example.org>',
  TRUST_PROXY: '1',
};
const dangersOf = (changes: Record<string, string>) =>
  findDangerousSettings(readEnvironment({ ...safe, ...changes }));

test('safe settings give no warning', () => {
  expect(dangersOf({})).toEqual([]);
  expect(dangersOf({ METRICS_TOKEN: 'b7c9d0e2a43659f8b1c7d3e5a60248f1' })).toEqual([]);
});

test.each([
  ['a secret of one character', { JWT_SECRET: 'a'.repeat(40) }, 'JWT_SECRET'],
  ['a secret of words', { JWT_SECRET: 'this is my very long secret sentence' }, 'JWT_SECRET'],
  ['a guessable token', { METRICS_TOKEN: 'password-for-metrics' }, 'METRICS_TOKEN'],
  ['an address without TLS', { WEB_URL: 'http://learn.example.org' }, 'WEB_URL'],
  ['an API without TLS', { API_URL: 'http://api.example.org' }, 'API_URL'],
  [
    'a password from the example',
    { DATABASE_URL: 'postgresql://markwell:markwell@db/markwell' },
    'DATABASE_URL',
  ],
  ['every proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM'],
  ['staff without codes', { REQUIRE_SECOND_FACTOR: 'nobody' }, 'REQUIRE_SECOND_FACTOR'],
])('%s gives a warning', (_case, changes, name) => {
  const dangers = dangersOf(changes);
  expect(dangers.some((danger) => danger.startsWith(name))).toBe(true);
});

test('no public address gives a warning for both addresses', () => {
  const names = dangersOf({ WEB_URL: '' }).map((danger) => danger.split(' ')[0]);
  expect(names).toEqual(['WEB_URL', 'API_URL']);
});

test('a warning never contains the secret', () => {
  const secret = 'a secret that everybody could guess';
  expect(dangersOf({ JWT_SECRET: secret }).join()).not.toContain(secret);
});

test('in development only a trusted proxy gives a warning', () => {
  const development = { NODE_ENV: 'development', JWT_SECRET: 'a'.repeat(40), WEB_URL: '', SMTP_URL: '' };
  expect(dangersOf(development)).toEqual([]);
  expect(dangersOf({ ...development, TRUST_PROXY: 'true' })).toHaveLength(1);
});
