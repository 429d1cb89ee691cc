import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStage } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
let admin: TestUser;
let pupil: TestUser;
let stageId: string;
beforeAll(async () => {
  admin = await buildAdmin(database);
  stageId = (await buildStage(database)).id;
});
beforeEach(async () => {
  pupil = await buildPupil(database);
});

const get = async (path: string, user = admin) => (await request.get(path).set(signInAs(user))).status;
const readings = async (ofPupil = pupil) =>
  (
    await database.auditEntry.findMany({
      where: { action: 'user.data-read', targetKind: 'user', targetId: ofPupil.id },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ actorId, after }) => ({ actorId, after }));

test.each([
  ['their stage', 'stage', () => `/api/stages/users/${pupil.id}/stage`],
  ['their progress in a stage', 'progress', () => `/api/stages/${stageId}/progress/${pupil.id}`],
  ['their results by topic', 'results', () => `/api/analytics/topic-performance/${pupil.id}`],
  ['their account', 'account', () => `/api/admin/users/${pupil.id}`],
  ['the result of a search by e-mail', 'search', () => `/api/admin/users?search=${pupil.email}`],
  ['the result of a search by id', 'search', () => `/api/admin/users?search=${pupil.id}`],
])('an administrator who reads %s is in the audit log', async (_name, read, path) => {
  expect(await get(path())).toBe(200);
  expect(await readings()).toEqual([{ actorId: admin.id, after: { read } }]);
});

test('reading again within fifteen minutes adds nothing; another administrator and a later time do', async () => {
  const path = `/api/stages/users/${pupil.id}/stage`;
  await get(path);
  await get(path);
  await get(`/api/admin/users?search=${pupil.email}`);
  expect(await readings()).toHaveLength(1);
  const other = await buildAdmin(database);
  await get(path, other);
  expect((await readings()).map(({ actorId }) => actorId)).toEqual([admin.id, other.id]);
  await database.auditEntry.updateMany({
    where: { targetId: pupil.id },
    data: { createdAt: new Date(Date.now() - 16 * 60_000) },
  });
  await get(path);
  expect(await readings()).toHaveLength(3);
});

test("pupils' own reading, a list without a search and administrators' data are not recorded", async () => {
  const other = await buildAdmin(database);
  expect(await get(`/api/stages/users/${pupil.id}/stage`, pupil)).toBe(200);
  expect(await get('/api/admin/users')).toBe(200);
  expect(await get(`/api/stages/users/${other.id}/stage`)).toBe(200);
  expect(await readings()).toEqual([]);
  expect(await readings(other)).toEqual([]);
});

test('a refused reading is not recorded', async () => {
  const stranger = await buildPupil(database);
  expect(await get(`/api/stages/users/${pupil.id}/stage`, stranger)).toBe(403);
  expect(await get(`/api/admin/users/${crypto.randomUUID()}`)).toBe(404);
  expect(await readings()).toEqual([]);
});
