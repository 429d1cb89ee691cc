import { hashPassword } from '../password-hash.ts';
import { beforeAll, expect, test } from 'vitest';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { buildPupil } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf, signedInOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const { request, database, signInAs } = await createTestApp();
const password = 'correct horse battery';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const signIn = (body: object) => request.post('/api/auth/login').send(body);

/** The payload of a token, unchecked. */
function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

test('the correct password returns a token that works for one day, and the user', async () => {
  const pupil = await buildPupil(database, { passwordHash, firstName: 'Ada' });
  const response = await signIn({ email: pupil.email.toUpperCase(), password });
  const { token, user } = signedInOf(response);
  expect(user).toEqual({
    id: pupil.id,
    email: pupil.email,
    name: pupil.name,
    role: 'STUDENT',
    firstName: 'Ada',
    currentStageId: null,
    currentExamBoardId: null,
    isExamBoardUnknown: false,
  });
  const { id, email, name, role, iat, exp } = payloadOf(token);
  expect({ id, email, name, role }).toEqual({
    id: pupil.id,
    email: pupil.email,
    name: pupil.name,
    role: 'STUDENT',
  });
  expect(Number(exp) - Number(iat)).toBe(86_400);

  const me = await request.get('/api/auth/me').set('Authorization', `Bearer ${token}`);
  expect(me.status).toBe(200);
  expect(me.body).toEqual(user);
});

test('with remember me the token works for thirty days', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const { token } = signedInOf(await signIn({ email, password, rememberMe: true }));
  const { iat, exp } = payloadOf(token);
  expect(Number(exp) - Number(iat)).toBe(30 * 86_400);
});

test('the sign-in time is stored, and the reply has no hash', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const response = await signIn({ email: pupil.email, password });
  expect(response.text).not.toContain('argon2');
  const { lastLoginAt } = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  expect(Date.now() - (lastLoginAt?.getTime() ?? 0)).toBeLessThan(60_000);
});

test.each([
  ['a wrong password', { password: 'wrong' }],
  ['the password in capitals', { password: password.toUpperCase() }],
  ['the password with a space at its end', { password: `${password} ` }],
  ['an unknown address', { email: `${uniqueCode('nobody')}@example.com` }],
])('%s is refused with the same message', async (_case, change) => {
  const { email } = await buildPupil(database, { passwordHash });
  const response = await signIn({ email, password, ...change });
  expect(response.status).toBe(401);
  expect(response.body).toMatchObject({
    error: 'Incorrect e-mail or password',
    message: 'Incorrect e-mail or password',
    code: 'INVALID_CREDENTIALS',
  });
});

test('an account without a password, as Google sign-in creates it, accepts no password', async () => {
  const { email } = await buildPupil(database);
  expect((await signIn({ email, password: 'a password of no account' })).status).toBe(401);
});

test('a deactivated account says so only when the password is correct', async () => {
  const { email } = await buildPupil(database, { passwordHash, isActive: false });
  const right = await signIn({ email, password });
  expect(right.status).toBe(403);
  expect(errorOf(right).message).toBe('This account has been switched off');
  expect((await signIn({ email, password: 'wrong' })).status).toBe(401);
});

test.each([
  ['no address', { password }, 'body.email'],
  ['no password', { email: 'someone@example.com', password: '' }, 'body.password'],
  ['an invalid address', { email: 'someone', password }, 'body.email'],
  ['an endless password', { email: 'someone@example.com', password: 'x'.repeat(201) }, 'body.password'],
  ['a NUL in the password', { email: 'someone@example.com', password: 'a\u0000b' }, 'body.password'],
  ['half a surrogate pair', { email: 'someone@example.com', password: 'a\ud800b' }, 'body.password'],
])('%s is a bad request', async (_case, body, path) => {
  const response = await signIn(body);
  expect(response.status).toBe(400);
  const { code, issues } = errorOf(response);
  expect(code).toBe('BAD_REQUEST');
  expect(issues?.map((issue) => issue.path)).toContain(path);
});

test('successful sign-ins do not count towards a limit', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  for (let index = 0; index < 12; index++) expect((await signIn({ email, password })).status).toBe(200);
});

test('an address that tries a hundred accounts is blocked', async () => {
  const proxied = await createTestApp({ settings: { trustProxy: true } });
  await database.rateLimit.deleteMany({ where: { key: { startsWith: 'sign-in-address' } } });
  const attempt = (email: string) =>
    proxied.request.post('/api/auth/login').set('X-Forwarded-For', '198.51.100.7').send({ email, password });
  await attempt(`${uniqueCode('first')}@example.com`);
  await database.rateLimit.updateMany({
    where: { key: { startsWith: 'sign-in-address' } },
    data: { points: 100 },
  });
  expect((await attempt(`${uniqueCode('next')}@example.com`)).status).toBe(429);
});

test('auth/me requires a session', async () => {
  expect((await request.get('/api/auth/me')).status).toBe(401);
});

test('auth/me returns the current user data, not that of the token', async () => {
  const pupil = await buildPupil(database);
  await database.user.update({ where: { id: pupil.id }, data: { name: 'A new name' } });
  const response = await request.get('/api/auth/me').set(signInAs(pupil));
  expect(bodyOf(currentUser, response).name).toBe('A new name');
});
