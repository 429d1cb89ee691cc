import { listSessions } from '@markwell/shared/accounts/sessions.contract';
import { changePassword } from '@markwell/shared/settings/users.contract';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { countStatements } from '#testing/database/count-statements.ts';
import { bodyOf, signedInOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock();
const { request, database, jobs, signInAs } = await createTestApp({ clock });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) Version/17.7 Safari/604.1';

type Session = Awaited<ReturnType<typeof signIn>>;
async function signIn(email: string, userAgent: string, rememberMe = false) {
  const reply = await request
    .post('/api/auth/login')
    .set('User-Agent', userAgent)
    .send({ email, password, rememberMe });
  return { Authorization: `Bearer ${signedInOf(reply).token}` };
}
const statusOf = async (session: Session) => (await request.get('/api/auth/me').set(session)).status;
const listOf = async (session: Session) =>
  bodyOf(listSessions, await request.get('/api/auth/sessions').set(session)).sessions;

test('signing out ends this session immediately, and no other', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const [one, other] = [await signIn(email, chrome), await signIn(email, iPad)];
  expect([await statusOf(one), await statusOf(other)]).toEqual([200, 200]);
  expect((await request.post('/api/auth/sign-out').set(one)).status).toBe(200);
  expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
  expect(await listOf(other)).toMatchObject([{ device: 'Safari on iPad', isCurrent: true }]);
});

test('one of the listed sessions is ended from another; another user’s cannot be', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const [lost, mine] = [await signIn(email, iPad), await signIn(email, chrome)];
  const stranger = await signIn((await buildPupil(database, { passwordHash })).email, chrome);
  const sessions = await listOf(mine);
  expect(sessions.map(({ device }) => device).sort()).toEqual(['Chrome on Windows', 'Safari on iPad']);
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await request.delete(`/api/auth/sessions/${id}`).set(stranger)).status).toBe(404);
  expect(await statusOf(lost)).toBe(200);
  expect((await request.delete(`/api/auth/sessions/${id}`).set(mine)).status).toBe(200);
  expect([await statusOf(lost), await statusOf(mine)]).toEqual([401, 200]);
});

test('signing out everywhere ends every session, also of tokens from before sessions were stored', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const sessions = [await signIn(pupil.email, chrome), await signIn(pupil.email, iPad), signInAs(pupil)];
  for (const session of sessions) expect(await statusOf(session)).toBe(200);
  expect((await request.post('/api/auth/sign-out-everywhere').set(sessions[0] ?? {})).status).toBe(200);
  for (const session of sessions) expect(await statusOf(session)).toBe(401);
});

test('a token that names no session signs out everywhere', async () => {
  const pupil = await buildPupil(database);
  expect((await request.post('/api/auth/sign-out').set(signInAs(pupil))).status).toBe(200);
  expect(await statusOf(signInAs(pupil))).toBe(401);
});

test('a new password ends the other sessions; this one continues and is in the list', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const [mine, other] = [await signIn(email, chrome), await signIn(email, iPad)];
  advance(3_600_000);
  const body = { currentPassword: password, newPassword: 'otter kettle monday' };
  const { token } = bodyOf(changePassword, await request.put('/api/users/password').set(mine).send(body));
  expect([await statusOf(mine), await statusOf(other)]).toEqual([401, 401]);
  const renewed = { Authorization: `Bearer ${token}` };
  const sessions = await listOf(renewed);
  expect(sessions).toMatchObject([{ device: 'Chrome on Windows', isCurrent: true }]);
  advance(86_399_000); // the session lasts as long as its new token
  await jobs.find(({ name }) => name === 'ended sessions')?.run();
  expect(await statusOf(renewed)).toBe(200);
});

test('an ended session is refused by another process within five seconds', async () => {
  const other = await createTestApp({ clock });
  const { email } = await buildPupil(database, { passwordHash });
  const session = await signIn(email, chrome);
  const statusThere = async () => (await other.request.get('/api/auth/me').set(session)).status;
  expect(await statusThere()).toBe(200);
  await request.post('/api/auth/sign-out').set(session);
  advance(5_000);
  expect(await statusThere()).toBe(401);
});

test('the check of a session adds no statement, and its last use is written once an hour', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const session = await signIn(email, chrome);
  const [{ id, lastUsedAt: signedInAt } = { id: '', lastUsedAt: '' }] = await listOf(session);
  const lastSeen = async () => (await database.session.findFirstOrThrow({ where: { id } })).lastSeenAt;
  advance(3_600_000);
  await statusOf(session);
  expect((await lastSeen()).toISOString()).toBe(signedInAt);
  advance(5_000);
  await statusOf(session);
  expect(await lastSeen()).toEqual(clock());
  const counted = countStatements(database);
  const app = await createTestApp({ clock, database: counted.database });
  await app.request.get('/api/auth/me').set(session);
  // The caller with their session, and the user of the reply.
  expect(counted.take()).toBe(2);
});

test('ended sessions are deleted: no trace of a device remains', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  await signIn(pupil.email, chrome);
  await signIn(pupil.email, iPad, true);
  const count = () => database.session.count({ where: { userId: pupil.id } });
  const removeEnded = () => jobs.find(({ name }) => name === 'ended sessions')?.run();
  advance(86_400_000);
  await removeEnded();
  expect(await count()).toBe(1);
  await database.user.update({ where: { id: pupil.id }, data: { tokenVersion: { increment: 1 } } });
  await removeEnded();
  expect(await count()).toBe(0);
});
