import { hashPassword } from '#modules/accounts/password-hash.ts';
import { changePassword } from '@markwell/shared/settings/users.contract';
import { beforeAll, expect, test } from 'vitest';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf, signedInOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs, mailbox, settle } = await createTestApp();
const password = 'correct horse battery';
const newPassword = 'a wholly new one';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const change = (user: TestUser, body: object) =>
  request.put('/api/users/password').set(signInAs(user)).send(body);
const signIn = (email: string, enteredPassword: string) =>
  request.post('/api/auth/login').send({ email, password: enteredPassword });
const lifeOf = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  return exp - iat;
};

test('the new password works, the old one and every other session end immediately', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const other = signInAs(pupil);
  expect((await request.get('/api/auth/me').set(other)).status).toBe(200);

  const response = await change(pupil, { currentPassword: password, newPassword });
  const { token } = bodyOf(changePassword, response);
  expect(response.text).not.toContain('argon2');

  expect((await request.get('/api/auth/me').set(other)).status).toBe(401);
  const me = await request.get('/api/auth/me').set('Authorization', `Bearer ${token}`);
  expect(me.status).toBe(200);
  expect((await signIn(pupil.email, password)).status).toBe(401);
  expect(signedInOf(await signIn(pupil.email, newPassword)).user.id).toBe(pupil.id);
});

test('the user gets an e-mail about the change, and none when it was refused', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  await change(pupil, { currentPassword: 'wrong', newPassword });
  await settle();
  expect(mailbox.to(pupil.email)).toEqual([]);
  await change(pupil, { currentPassword: password, newPassword });
  await settle();
  expect(mailbox.to(pupil.email).map(({ subject }) => subject)).toEqual([
    'Your Markwell password was changed',
  ]);
});

test('the new session is valid as long as the caller’s was', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const { token } = bodyOf(
    changePassword,
    await change(pupil, { currentPassword: password, newPassword, rememberMe: true }),
  );
  expect(lifeOf(token)).toBe(30 * 86_400);
});

test('a wrong current password is 422 and changes nothing', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const response = await change(pupil, { currentPassword: 'wrong', newPassword });
  expect(response.status).toBe(422);
  expect(errorOf(response)).toMatchObject({
    code: 'RULE_BROKEN',
    message: 'This is not your current password',
    issues: [{ path: 'body.currentPassword' }],
  });
  expect((await request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(200);
  expect((await signIn(pupil.email, password)).status).toBe(200);
});

test('after ten wrong passwords a correct one is refused too', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  await Promise.all(
    Array.from({ length: 10 }, () => change(pupil, { currentPassword: 'wrong', newPassword })),
  );
  const refused = await change(pupil, { currentPassword: password, newPassword });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('of two changes at the same time one succeeds', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const responses = await Promise.all(
    ['first new one', 'second new one'].map((next) =>
      change(pupil, { currentPassword: password, newPassword: next }),
    ),
  );
  const good = responses.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  for (const { status } of responses) expect([200, 401, 409, 422]).toContain(status);
});

test('an account without a password cannot change it', async () => {
  const pupil = await buildPupil(database, { googleId: `google-${crypto.randomUUID()}` });
  const response = await change(pupil, { currentPassword: password, newPassword });
  expect(response.status).toBe(422);
  expect(errorOf(response).message).toBe('This account has no password: you sign in with Google.');
});

test('the same password again is refused', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const response = await change(pupil, { currentPassword: password, newPassword: password });
  expect(response.status).toBe(422);
  expect(errorOf(response).message).toBe('The new password is the same as the current one');
});

test.each([
  ['seven characters', { currentPassword: password, newPassword: '1234567' }, 'body.newPassword'],
  ['201 characters', { currentPassword: password, newPassword: 'x'.repeat(201) }, 'body.newPassword'],
  ['no current password', { newPassword }, 'body.currentPassword'],
  ['an empty current password', { currentPassword: '', newPassword }, 'body.currentPassword'],
  ['a NUL', { currentPassword: password, newPassword: 'eight\u0000888' }, 'body.newPassword'],
])('%s is a bad request', async (_case, body, path) => {
  const response = await change(await buildPupil(database, { passwordHash }), body);
  expect(response.status).toBe(400);
  expect(errorOf(response).issues?.map((issue) => issue.path)).toContain(path);
});

test('a change requires a session', async () => {
  const response = await request.put('/api/users/password').send({ currentPassword: 'x', newPassword });
  expect(response.status).toBe(401);
});
