import { signOutUser } from '@markwell/shared/users/sign-out-user.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, set } = createTestClock('2026-06-10T12:00:00Z');
const { request, database, signInAs, startSessionOf, mailbox, settle } = await createTestApp({ clock });
let admin: TestUser;
let pupil: TestUser;
beforeEach(async () => {
  set('2026-06-10T12:00:00Z');
  admin = await buildAdmin(database);
  pupil = await buildPupil(database);
});

const signOut = (session: Record<string, string>, id: string) =>
  request.post(`/api/admin/users/${id}/sign-out`).set(session);
const statusOf = async (session: Record<string, string>) =>
  (await request.get('/api/auth/me').set(session)).status;
const entriesOf = ({ id }: TestUser) => database.auditEntry.findMany({ where: { targetId: id } });

test('an administrator signs a pupil out everywhere, with an audit entry and an e-mail', async () => {
  const sessions = [await startSessionOf(pupil), await startSessionOf(pupil), signInAs(pupil)];
  for (const session of sessions) expect(await statusOf(session)).toBe(200);
  const reply = await signOut(await startSessionOf(admin), pupil.id);
  expect(bodyOf(signOutUser, reply)).toEqual({ name: pupil.name });
  for (const session of sessions) expect(await statusOf(session)).toBe(401);
  expect(await entriesOf(pupil)).toMatchObject([{ actorId: admin.id, action: 'user.signed-out' }]);
  await settle();
  expect(mailbox.to(pupil.email).at(-1)?.text).toContain('signed you out on every device');
});

test('administrators are signed out by super-administrators only, and nobody themself', async () => {
  const other = await buildAdmin(database);
  const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
  for (const user of [other, superAdmin]) {
    const reply = await signOut(await startSessionOf(admin), user.id);
    expect([reply.status, errorOf(reply).message]).toEqual([
      403,
      'Only a super-administrator may change administrators',
    ]);
  }
  const session = await startSessionOf(superAdmin);
  expect((await signOut(session, superAdmin.id)).status).toBe(422);
  expect((await signOut(session, crypto.randomUUID())).status).toBe(404);
  expect((await signOut(session, other.id)).status).toBe(200);
  expect(await statusOf(session)).toBe(200);
  expect(await entriesOf(superAdmin)).toEqual([]);
});

test('it needs a recent confirmation, and pupils may not', async () => {
  const session = await startSessionOf(admin);
  set('2026-06-10T12:10:01Z');
  const late = await signOut(session, pupil.id);
  expect([late.status, errorOf(late).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  expect((await signOut(await startSessionOf(pupil), admin.id)).status).toBe(403);
  expect((await signOut({}, pupil.id)).status).toBe(401);
  expect(await statusOf(signInAs(pupil))).toBe(200);
});
