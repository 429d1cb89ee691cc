import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildPupil, type TestUser } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestApp, testSecret } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const { clock, advance } = createTestClock();
const { request, database, signInAs } = await createTestApp({ clock });

let pupil: TestUser;
beforeEach(async () => {
  pupil = await buildPupil(database);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Forgery {
  header?: object;
  claims?: object;
  secret?: string;
  hash?: string;
}

function forge({ header = {}, claims = {}, secret = testSecret, hash = 'sha256' }: Forgery): string {
  const now = Math.floor(clock().getTime() / 1000);
  const head = encode({ alg: 'HS256', typ: 'JWT', ...header });
  const body = encode({ sub: pupil.id, ver: 0, iss: 'markwell', iat: now, exp: now + 3600, ...claims });
  const signature = createHmac(hash, secret).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${signature}`;
}

const callWith = (authorization: string) => request.get('/api/auth/me').set('Authorization', authorization);

test('a token forged with the correct secret and claims is accepted', async () => {
  expect((await callWith(`Bearer ${forge({})}`)).status).toBe(200);
});

test.each<[string, () => string]>([
  ['no scheme', () => forge({})],
  ['another scheme', () => `Basic ${forge({})}`],
  ['no token', () => 'Bearer '],
  ['something that is not a token', () => 'Bearer a.b.c'],
  ['algorithm none', () => `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${forge({}).split('.')[1] ?? ''}.`],
  ['another algorithm', () => `Bearer ${forge({ header: { alg: 'HS512' }, hash: 'sha512' })}`],
  ['another secret', () => `Bearer ${forge({ secret: 'some other secret, as long as the real one' })}`],
  ['another issuer', () => `Bearer ${forge({ claims: { iss: 'somebody' } })}`],
  ['no issuer', () => `Bearer ${forge({ claims: { iss: undefined } })}`],
  ['no expiry', () => `Bearer ${forge({ claims: { exp: undefined } })}`],
  [
    'an expiry in the past',
    () => `Bearer ${forge({ claims: { exp: Math.floor(clock().getTime() / 1000) - 1 } })}`,
  ],
  ['no version', () => `Bearer ${forge({ claims: { ver: undefined } })}`],
  ['an old version', () => `Bearer ${forge({ claims: { ver: -1 } })}`],
  ['a user who does not exist', () => `Bearer ${forge({ claims: { sub: crypto.randomUUID() } })}`],
  ['an invalid user id', () => `Bearer ${forge({ claims: { sub: "' or 1=1 --" } })}`],
])('%s is refused', async (_case, authorization) => {
  const response = await callWith(authorization());
  expect(response.status).toBe(401);
  expect(errorOf(response).code).toBe('UNAUTHENTICATED');
});

test('a token expires after its day', async () => {
  const session = signInAs(pupil);
  advance(23 * 3_600_000);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(200);
  advance(2 * 3_600_000);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
});

test.each([
  ['a deactivated user', { isActive: false }],
  ['a raised token version', { tokenVersion: 1 }],
])('%s is refused within five seconds', async (_case, data) => {
  const session = signInAs(pupil);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(200);
  await database.user.update({ where: { id: pupil.id }, data });
  advance(5_000);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
});
