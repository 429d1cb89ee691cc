import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportUser } from '@markwell/shared/users/user-data.contract';
import { beforeAll, expect, test } from 'vitest';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'user-data-'));
const { request, database, signInAs, startSessionOf, settle, mailbox } = await createTestApp({
  settings: { dataDir },
});
let admin: TestUser;
let superAdmin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
  superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
});

const send = async (actor: TestUser, user: Pick<TestUser, 'id'>, what: string, body: object) => {
  const response = await request
    .post(`/api/admin/users/${user.id}/${what}`)
    .set(await startSessionOf(actor))
    .send(body);
  await settle();
  return response;
};
const erase = (actor: TestUser, user: TestUser, email = user.email) =>
  send(actor, user, 'erasure', { reason: 'parent', email });
const exists = async ({ id }: TestUser) => (await database.user.count({ where: { id } })) === 1;

test('an administrator gets everything about a pupil, which is in the audit log with the reason', async () => {
  const pupil = await buildPupil(database, { parentEmail: 'parent@example.com' });
  const reply = await send(admin, pupil, 'export', { reason: 'school' });
  const profile = { email: pupil.email, parentEmail: 'parent@example.com' };
  expect(bodyOf(exportUser, reply)).toMatchObject({ profile });
  expect(await database.auditEntry.findMany({ where: { targetId: pupil.id } })).toMatchObject([
    { action: 'user.data-exported', actorId: admin.id, after: { reason: 'school' } },
  ]);
});

test('an erasure is immediate, ends the sessions, and its audit entry names nobody', async () => {
  const pupil = await buildPupil(database);
  await send(admin, pupil, 'reset-link', {});
  expect((await request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(200);
  expect((await erase(admin, pupil, ` ${pupil.email.toUpperCase()} `)).status).toBe(200);
  expect(await exists(pupil)).toBe(false);
  expect((await request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(401);
  const [erased] = await database.auditEntry.findMany({ where: { action: 'user.erased' } });
  expect(erased).toMatchObject({ actorId: admin.id, after: { reason: 'parent' } });
  const ofTheSame = await database.auditEntry.findMany({ where: { targetId: erased?.targetId ?? '' } });
  expect(ofTheSame.map(({ action }) => action).sort()).toEqual(['user.erased', 'user.reset-link-asked']);
  expect(await database.auditEntry.count({ where: { targetId: pupil.id } })).toBe(0);
});

test('an erasure removes the files that only this user had uploaded, and saved e-mails', async () => {
  const teacher = await buildUser(database, { role: 'TEACHER' });
  const storageKey = `${uniqueCode('drawing')}.webp`;
  const file = join(dataDir, 'media', storageKey);
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await writeFile(file, 'a picture');
  await database.mediaFile.create({
    data: { storageKey, contentType: 'image/webp', byteSize: 9, uploadedById: teacher.id },
  });
  expect((await erase(superAdmin, teacher)).status).toBe(200);
  expect(existsSync(file)).toBe(false);
  expect(mailbox.removedAbout.map(({ email }) => email)).toContain(teacher.email);
});

test('another address, or no reason, erases nothing', async () => {
  const pupil = await buildPupil(database);
  const wrong = await erase(admin, pupil, 'someone@example.com');
  expect([wrong.status, errorOf(wrong).issues?.[0]?.path]).toEqual([422, 'body.email']);
  expect((await send(admin, pupil, 'erasure', { email: pupil.email })).status).toBe(400);
  expect((await send(admin, pupil, 'export', { reason: 'Sam asked' })).status).toBe(400);
  expect(await exists(pupil)).toBe(true);
});

test('the rights are those of other changes of users', async () => {
  const pupil = await buildPupil(database);
  const other = await buildAdmin(database);
  for (const what of ['export', 'erasure']) {
    const body = { reason: 'law', email: other.email };
    expect((await send(pupil, other, what, body)).status).toBe(403);
    expect((await send(admin, other, what, body)).status).toBe(403);
    expect((await request.post(`/api/admin/users/${other.id}/${what}`).send(body)).status).toBe(401);
    expect((await send(admin, { id: crypto.randomUUID() }, what, body)).status).toBe(404);
  }
  expect((await erase(superAdmin, superAdmin)).status).toBe(422);
  expect((await erase(superAdmin, other)).status).toBe(200);
});
