import { listUserParentLinks } from '@markwell/shared/users/user-parent-links.contract';
import { listChildren, makeParentCode } from '@markwell/shared/parents/parents.contract';
import { expect, test } from 'vitest';
import { linkParent } from '#testing/builders/build-family.ts';
import { buildAdmin, buildParent, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const app = await createTestApp();
const { database } = app;
const as = (user: TestUser) => createApiClient(app, user);
const titlesOf = async ({ id: userId }: TestUser) =>
  (await database.notification.findMany({ where: { userId } })).map(({ title }) => title);

async function buildFamily() {
  const child = await buildPupil(database, { birthMonth: new Date('2010-05-01') });
  const [parent, other] = [await buildParent(database), await buildParent(database)];
  const link = await linkParent(database, { child, parent });
  await linkParent(database, { child, parent: other });
  return { child, parent, other, link };
}

test('an administrator ends a link: both are notified without a reason, the other parent is not, and the log has the reason', async () => {
  const { child, parent, other, link } = await buildFamily();
  const admin = as(await buildAdmin(database));
  const listOf = async ({ id }: TestUser) =>
    bodyOf(listUserParentLinks, await admin.get(`/admin/users/${id}/parent-links`)).links;
  expect(await listOf(child)).toMatchObject([
    { id: link.id, userIs: 'child', state: 'ACTIVE', name: parent.name, email: parent.email },
    { name: other.name },
  ]);
  expect(await listOf(parent)).toMatchObject([{ id: link.id, userIs: 'parent', name: child.name }]);

  const end = () => admin.post(`/admin/parent-links/${link.id}/end`, { reason: 'court-order' });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(404);
  expect(await titlesOf(child)).toEqual([`${parent.name} can no longer see your results`]);
  expect(await titlesOf(parent)).toEqual([`You can no longer see ${child.name}’s results`]);
  expect(await titlesOf(other)).toEqual([]);
  expect(bodyOf(listChildren, await as(parent).get('/children')).children).toEqual([]);
  expect((await as(parent).get(`/children/${link.id}/summary`)).status).toBe(404);
  expect(bodyOf(listChildren, await as(other).get('/children')).children).toHaveLength(1);
  expect(
    await database.auditEntry.findMany({ where: { action: 'user.parent-link-ended', targetId: child.id } }),
  ).toMatchObject([{ actorId: admin.user.id, after: { state: 'ENDED', reason: 'court-order' } }]);

  const { code } = bodyOf(makeParentCode, await as(child).post('/parents/codes', {}));
  expect((await as(parent).post('/children', { code })).status).toBe(422);
});

test('a reason is needed, and an unknown link or user is not found', async () => {
  const { link } = await buildFamily();
  const admin = as(await buildAdmin(database));
  expect((await admin.post(`/admin/parent-links/${link.id}/end`, { reason: '' })).status).toBe(400);
  const unknown = crypto.randomUUID();
  expect((await admin.post(`/admin/parent-links/${unknown}/end`, { reason: 'safeguarding' })).status).toBe(
    404,
  );
  expect((await admin.get(`/admin/users/${unknown}/parent-links`)).status).toBe(404);
});
