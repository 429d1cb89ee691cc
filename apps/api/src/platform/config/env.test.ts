import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment, settingNames } from './env.ts';

const requiredSettings = { DATABASE_URL: 'postgresql://u@localhost/markwell', JWT_SECRET: 's'.repeat(32) };
const messageOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment({ ...requiredSettings, ...variables });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'no error';
};

describe('defaults', () => {
  test('the required settings alone give a development API', () => {
    expect(readEnvironment(requiredSettings)).toMatchObject({
      mode: 'development',
      port: 4000,
      apiUrl: 'http://localhost:4000',
      webUrl: 'http://localhost:5173',
      dataDir: path.resolve('.data'),
      trustProxy: false,
      google: undefined,
      openai: undefined,
    });
  });

  test('the address of the API follows its port', () => {
    expect(readEnvironment({ ...requiredSettings, PORT: '4100' }).apiUrl).toBe('http://localhost:4100');
  });

  test('in production one address serves both', () => {
    const { webUrl, apiUrl } = readEnvironment({
      ...requiredSettings,
      NODE_ENV: 'production',
      API_URL: 'https://markwell.example/',
    });
    expect([webUrl, apiUrl]).toEqual(['https://markwell.example', 'https://markwell.example']);
  });

  test.each([
    [{}, 'http://localhost:4000'],
    [{ NODE_ENV: 'production', WEB_URL: 'https://markwell.example' }, 'https://markwell.example'],
    [
      {
        NODE_ENV: 'production',
        WEB_URL: 'https://markwell.example',
        API_URL: 'https://api.markwell.example/',
      },
      'https://api.markwell.example',
    ],
  ])('Google sends browsers back to the address at which they reach the API: %o', (addresses, origin) => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readEnvironment({ ...requiredSettings, ...keys, ...addresses }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      callbackUrl: `${origin}/api/auth/google/callback`,
      timeoutMs: 5_000,
    });
  });

  test('an empty setting counts as not set', () => {
    expect(readEnvironment({ ...requiredSettings, PORT: '', OPENAI_API_KEY: ' ' })).toMatchObject({
      port: 4000,
      openai: undefined,
    });
  });
});

describe('an invalid value throws an error with its name and the reason', () => {
  test.each([
    [{ PORT: 'web' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [
      { DATABASE_URL: 'mysql://localhost/x' },
      'DATABASE_URL must be an address that starts with postgresql://',
    ],
    [{ WEB_URL: 'markwell.example' }, 'WEB_URL must be an address'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address that starts with smtp://'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number of proxies, true, false, or addresses'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must both be set'],
  ])('%o', (variables, message) => {
    expect(messageOf(variables)).toContain(message);
  });

  test('the error lists all missing settings', () => {
    expect(() => readEnvironment({})).toThrow('DATABASE_URL is not set\nJWT_SECRET is not set');
  });
});

test('without a direct address the only one is direct', () => {
  expect(readEnvironment(requiredSettings).databaseDirectUrl).toBe(requiredSettings.DATABASE_URL);
});

test.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['loopback, 10.0.0.0/8, 2001:db8::/32', 'loopback, 10.0.0.0/8, 2001:db8::/32'],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readEnvironment({ ...requiredSettings, TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test('every setting is explained in .env.example', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../../../../.env.example'), 'utf8');
  const explained = [...example.matchAll(/^# .+\n(?:# .+\n)*#?([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...settingNames].sort());
});

test('notifications are kept for a year at most', () => {
  const monthsOf = (months: string) =>
    readEnvironment({ ...requiredSettings, RETENTION_MONTHS: months }).retention;
  expect(monthsOf('36')).toEqual({
    inactiveAccountMonths: 36,
    answerDetailMonths: 36,
    auditLogMonths: 36,
    notificationMonths: 12,
  });
  expect(monthsOf('6').notificationMonths).toBe(6);
});

test('every setting is in the documentation for operators', () => {
  const operations = readFileSync(
    path.join(import.meta.dirname, '../../../../../docs/operations.md'),
    'utf8',
  );
  expect(settingNames.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test('processors are separated by semicolons', () => {
  const processorsOf = (list: string | undefined) =>
    readEnvironment({ ...requiredSettings, OPERATOR_PROCESSORS: list }).operator.processors;
  expect(processorsOf('Oak Ltd, London: servers; Post GmbH: e-mails')).toEqual([
    'Oak Ltd, London: servers',
    'Post GmbH: e-mails',
  ]);
  expect(processorsOf(undefined)).toEqual([]);
  expect(messageOf({ OPERATOR_PROCESSORS: 'Oak;;Post' })).toBe(
    'OPERATOR_PROCESSORS must be names with tasks, separated by one semicolon',
  );
});

test.each(['premium@school.example', 'https://school.example/premium'])(
  'premium can be asked for at %s',
  (contact) => {
    expect(readEnvironment({ ...requiredSettings, PREMIUM_CONTACT: contact }).premiumContact).toBe(contact);
  },
);

test.each(['the office', 'javascript:alert(1)'])('premium cannot be asked for at %s', (contact) => {
  expect(messageOf({ PREMIUM_CONTACT: contact })).toBe(
    'PREMIUM_CONTACT must be an e-mail address or start with http:// or https://',
  );
});
