import { sendResetLink } from '@markwell/shared/admin/users/users.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAdmin, buildPupil, type TestUser } from '../../testing/build-user.ts';
import { linkTokenIn } from '../../testing/test-mailbox.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { request, database, signInAs, letterBox } = await createTestApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});
beforeEach(() => {
  letterBox.close(false);
});

const ask = (userId: string, key?: string) => {
  const call = request.post(`/api/admin/users/${userId}/reset-link`).set(signInAs(admin));
  return key === undefined ? call : call.set('Idempotency-Key', key);
};
const journalOf = (subjectId: string) => database.auditEntry.findMany({ where: { subjectId } });

test('mails the user a link to choose a new password, which nobody else gets to see', async () => {
  const pupil = await buildPupil(database);
  const key = crypto.randomUUID();
  const reply = await ask(pupil.id, key);
  expect(bodyOf(sendResetLink, reply)).toEqual({ sentTo: pupil.email });
  const token = linkTokenIn(letterBox.to(pupil.email));
  expect(reply.text).not.toContain(token);
  const journal = await journalOf(pupil.id);
  expect(journal).toMatchObject([{ action: 'user.reset-link-asked', actorId: admin.id, after: null }]);
  expect(JSON.stringify(journal)).not.toContain(token);
  expect((await ask(pupil.id, key)).status).toBe(200);
  expect(letterBox.to(pupil.email)).toHaveLength(1);
});

test('mails nothing to an administrator, to an account that is not active, to nobody', async () => {
  const [other, inactive] = [await buildAdmin(database), await buildPupil(database, { isActive: false })];
  expect((await ask(other.id)).status).toBe(403);
  expect((await ask(inactive.id)).status).toBe(422);
  expect((await ask(crypto.randomUUID())).status).toBe(404);
  expect([...letterBox.to(other.email), ...letterBox.to(inactive.email)]).toEqual([]);
});

test('says so when no mail can be sent, and fills nobody’s letter box', async () => {
  const pupil = await buildPupil(database);
  letterBox.close();
  const reply = await ask(pupil.id);
  expect(reply.status).toBe(503);
  expect(errorOf(reply).message).toContain('cannot send e-mail');
  expect(await journalOf(pupil.id)).toEqual([]);
  letterBox.close(false);
  const statuses = [];
  for (let index = 0; index < 6; index++) statuses.push((await ask(pupil.id)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
