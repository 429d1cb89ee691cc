import { hashPassword } from '#modules/accounts/password-hash.ts';
import { beforeEach, expect, test } from 'vitest';
import { buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs, startSessionOf } = await createTestApp();
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);
const rounds = 5;

let one: TestUser;
let other: TestUser;
beforeEach(async () => {
  await database.user.deleteMany({ where: { role: 'SUPER_ADMIN' } });
  one = await buildUser(database, { role: 'SUPER_ADMIN', passwordHash });
  other = await buildUser(database, { role: 'SUPER_ADMIN', passwordHash });
});

const demote = async (actor: TestUser, user: TestUser) =>
  request
    .put(`/api/admin/users/${user.id}/role`)
    .set(await startSessionOf(actor))
    .send({ role: 'STUDENT' });
const deactivate = (actor: TestUser, user: TestUser) =>
  request.put(`/api/admin/users/${user.id}/active`).set(signInAs(actor)).send({ isActive: false });
const requestDeletion = (user: TestUser) =>
  request.post('/api/users/deletion').set(signInAs(user)).send({ password });

const countRemaining = () =>
  database.user.count({ where: { role: 'SUPER_ADMIN', isActive: true, deletionRequestedAt: null } });

const races: [string, () => PromiseLike<{ status: number }>[]][] = [
  ['demote each other', () => [demote(one, other), demote(other, one)]],
  ['deactivate each other', () => [deactivate(one, other), deactivate(other, one)]],
  ['demote and deactivate each other', () => [demote(one, other), deactivate(other, one)]],
  ['request account deletion', () => [requestDeletion(one), requestDeletion(other)]],
];

test.each(races)('when two super-administrators %s at the same time, one remains', async (_name, race) => {
  for (let round = 0; round < rounds; round++) {
    await database.user.updateMany({
      where: { id: { in: [one.id, other.id] } },
      data: { role: 'SUPER_ADMIN', isActive: true, deletionRequestedAt: null, tokenVersion: 0 },
    });
    const statuses = (await Promise.all(race())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await countRemaining()).toBe(1);
  }
});

test('a super-administrator who requested account deletion does not count as remaining', async () => {
  expect((await requestDeletion(other)).status).toBe(200);
  expect((await deactivate(other, one)).status).toBe(422);
  expect((await demote(other, one)).status).toBe(422);
  expect((await requestDeletion(one)).status).toBe(422);
  expect((await demote(one, other)).status).toBe(200);
});
