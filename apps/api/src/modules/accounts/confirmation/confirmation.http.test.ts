import { confirmationMethod } from '@markwell/shared/accounts/confirmation.contract';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash.ts';
import { buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { codeOf } from '#testing/helpers/authenticator-app.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock();
const { request, database, signInAs, startSessionOf } = await createTestApp({ clock });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);
const minute = 60_000;

const newSuperAdmin = (given: Partial<TestUser> = {}) =>
  buildUser(database, { role: 'SUPER_ADMIN', passwordHash, ...given });
const confirm = (session: Record<string, string>, answer: string) =>
  request.post('/api/auth/confirmation').set(session).send({ answer });

/** Makes a new pupil a teacher: an action that needs a recent confirmation. */
async function changeRole(session: Record<string, string>) {
  const pupil = await buildPupil(database);
  const reply = await request.put(`/api/admin/users/${pupil.id}/role`).set(session).send({ role: 'TEACHER' });
  const { role } = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  return { status: reply.status, role, reply };
}

test('a role is changed within ten minutes of the sign-in, then after the password', async () => {
  const session = await startSessionOf(await newSuperAdmin());
  advance(10 * minute - 1);
  expect(await changeRole(session)).toMatchObject({ status: 200, role: 'TEACHER' });
  advance(1);
  const refused = await changeRole(session);
  expect(refused).toMatchObject({ status: 403, role: 'STUDENT' });
  expect(errorOf(refused.reply).code).toBe('CONFIRMATION_REQUIRED');
  expect((await confirm(session, 'wrong')).status).toBe(422);
  expect((await changeRole(session)).status).toBe(403);
  expect((await confirm(session, password)).status).toBe(200);
  expect((await changeRole(session)).status).toBe(200);
  advance(10 * minute);
  expect((await changeRole(session)).status).toBe(403);
});

test('an export of a user’s data and an erasure need a confirmation too', async () => {
  const session = await startSessionOf(await newSuperAdmin());
  const pupil = await buildPupil(database);
  const body = { reason: 'parent', email: pupil.email };
  const send = (what: string) => request.post(`/api/admin/users/${pupil.id}/${what}`).set(session).send(body);
  advance(10 * minute);
  for (const what of ['export', 'erasure']) {
    const refused = await send(what);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  }
  expect((await confirm(session, password)).status).toBe(200);
  expect((await send('export')).status).toBe(200);
  expect((await send('erasure')).status).toBe(200);
});

test('a confirmation counts in its own session only, in every process', async () => {
  const user = await newSuperAdmin();
  const [mine, stolen] = [await startSessionOf(user), await startSessionOf(user)];
  advance(10 * minute);
  expect((await changeRole(mine)).status).toBe(403);
  const other = await createTestApp({ clock });
  await other.request.post('/api/auth/confirmation').set(mine).send({ answer: password });
  expect((await changeRole(mine)).status).toBe(200);
  expect((await changeRole(stolen)).status).toBe(403);
});

test('with an authenticator app only a code confirms', async () => {
  const session = await startSessionOf(await newSuperAdmin());
  const { secret } = (await request.post('/api/auth/second-factor/begin').set(session)).body as {
    secret: string;
  };
  const code = codeOf(secret, clock());
  const finished = await request.post('/api/auth/second-factor/finish').set(session).send({ code });
  const renewed = { Authorization: `Bearer ${(finished.body as { token: string }).token}` };
  const method = await request.get('/api/auth/confirmation').set(renewed);
  expect(bodyOf(confirmationMethod, method)).toEqual({ method: 'code' });
  advance(10 * minute);
  expect((await confirm(renewed, password)).status).toBe(422);
  expect((await changeRole(renewed)).status).toBe(403);
  const current = codeOf(secret, clock());
  expect((await confirm(renewed, `${current.slice(0, 3)} ${current.slice(3)}`)).status).toBe(200);
  expect((await changeRole(renewed)).status).toBe(200);
});

test('an account of Google signs in again instead', async () => {
  const session = await startSessionOf(await newSuperAdmin({ passwordHash: null }));
  const method = await request.get('/api/auth/confirmation').set(session);
  expect(bodyOf(confirmationMethod, method)).toEqual({ method: 'google' });
  advance(10 * minute);
  expect((await confirm(session, 'anything')).status).toBe(422);
  expect((await changeRole(session)).status).toBe(403);
});

test('a token from before sessions were stored has to sign in again', async () => {
  const session = signInAs(await newSuperAdmin());
  expect((await changeRole(session)).status).toBe(403);
  expect((await confirm(session, password)).status).toBe(401);
});

test('after ten wrong passwords the right one is refused too', async () => {
  const session = await startSessionOf(await newSuperAdmin());
  for (let round = 0; round < 10; round++) await confirm(session, 'wrong');
  expect((await confirm(session, password)).status).toBe(429);
});
