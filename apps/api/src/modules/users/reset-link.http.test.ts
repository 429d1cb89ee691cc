import { sendResetLink } from '@markwell/shared/users/users.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs, mailbox, settle } = await createTestApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});
beforeEach(() => {
  mailbox.refuseAll(false);
});

const requestResetLink = (userId: string, key?: string) => {
  const call = request.post(`/api/admin/users/${userId}/reset-link`).set(signInAs(admin));
  return key === undefined ? call : call.set('Idempotency-Key', key);
};
const auditLogOf = (targetId: string) => database.auditEntry.findMany({ where: { targetId } });

test('sends the user a link to choose a new password, which is not in the reply or audit log', async () => {
  const pupil = await buildPupil(database);
  const key = crypto.randomUUID();
  const reply = await requestResetLink(pupil.id, key);
  expect(bodyOf(sendResetLink, reply)).toEqual({ sentTo: pupil.email });
  await settle();
  const token = linkTokenIn(mailbox.to(pupil.email));
  expect(reply.text).not.toContain(token);
  const auditLog = await auditLogOf(pupil.id);
  expect(auditLog).toMatchObject([{ action: 'user.reset-link-asked', actorId: admin.id, after: null }]);
  expect(JSON.stringify(auditLog)).not.toContain(token);
  expect((await requestResetLink(pupil.id, key)).status).toBe(200);
  await settle();
  expect(mailbox.to(pupil.email)).toHaveLength(1);
});

test('sends nothing to an administrator, an inactive account or an unknown user', async () => {
  const [other, inactive] = [await buildAdmin(database), await buildPupil(database, { isActive: false })];
  expect((await requestResetLink(other.id)).status).toBe(403);
  expect((await requestResetLink(inactive.id)).status).toBe(422);
  expect((await requestResetLink(crypto.randomUUID())).status).toBe(404);
  expect([...mailbox.to(other.email), ...mailbox.to(inactive.email)]).toEqual([]);
});

test('gives an error when e-mail cannot be sent, and sends a user at most five e-mails an hour', async () => {
  const pupil = await buildPupil(database);
  mailbox.refuseAll();
  const reply = await requestResetLink(pupil.id);
  expect(reply.status).toBe(503);
  expect(errorOf(reply).message).toContain('cannot send e-mail');
  expect(await auditLogOf(pupil.id)).toEqual([]);
  mailbox.refuseAll(false);
  const statuses = [];
  for (let index = 0; index < 6; index++) statuses.push((await requestResetLink(pupil.id)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
