import { listFailedJobs } from '@markwell/shared/overview/jobs.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { eraseUser } from '#modules/privacy/personal-data/erase-user.repository.ts';
import { accountEmailJob } from '#modules/accounts/account-links/account-email.job.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const app = await createTestApp();
const other = await createTestApp();
const { request, database, queue, signInAs } = app;

const inQueue = async () =>
  (await database.executeSql(`select state, data from pgboss.job where name = 'account-email'`)).rows;
const makeDue = () =>
  database.executeSql(`update pgboss.job set start_after = now() where name = 'account-email'`);
beforeEach(async () => {
  await database.executeSql('delete from pgboss.job');
});

async function signedOut() {
  const pupil = await buildPupil(database);
  return { pupil, email: { email: 'signed-out', userId: pupil.id, to: pupil.email } as const };
}
const sentTo = (address: string) => [...app.mailbox.to(address), ...other.mailbox.to(address)];

test('a job of a transaction that is rolled back is never done', async () => {
  const { pupil, email } = await signedOut();
  const work = inTransaction(database, async (transaction) => {
    await queue.enqueue(transaction, accountEmailJob, email);
    throw new Error('not after all');
  });
  await expect(work).rejects.toThrow('not after all');
  await queue.workDue();
  expect(sentTo(pupil.email)).toEqual([]);
});

test('a committed job is done once by one of two workers, and nothing of it is kept', async () => {
  const { pupil, email } = await signedOut();
  await database.sql
    .transaction()
    .execute((transaction) => queue.enqueue(transaction, accountEmailJob, email));
  await Promise.all([queue.workDue(), other.queue.workDue()]);
  expect(sentTo(pupil.email)).toHaveLength(1);
  expect(await inQueue()).toEqual([]);
});

test('a job with data that its kind does not allow is refused', async () => {
  const wrong = { email: 'signed-out', userId: 'nobody', to: '' } as const;
  await expect(queue.enqueue(database.sql, accountEmailJob, wrong)).rejects.toThrow('userId');
});

test.each([
  ['gives no sign of life', 'started_on = now(), heartbeat_on', "'20.1 seconds'"],
  ['has had it for more than five minutes', 'heartbeat_on = now(), started_on', "'5.1 minutes'"],
])('a job whose worker %s is done by another half a minute later', async (_case, column, age) => {
  const { pupil, email } = await signedOut();
  await queue.enqueue(database.sql, accountEmailJob, email);
  await database.executeSql(
    `update pgboss.job set state = 'active', ${column} = now() - interval ${age} where name = 'account-email'`,
  );
  // Nobody has looked for lost jobs yet.
  await database.executeSql('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  await other.queue.workDue();
  expect(sentTo(pupil.email)).toEqual([]);
  await other.queue.takeBackLost();
  await database.executeSql(`update pgboss.job set start_after = start_after - interval '30 seconds'`);
  await other.queue.workDue();
  expect(sentTo(pupil.email)).toHaveLength(1);
});

test('an account that is erased takes its jobs with it', async () => {
  const { pupil, email } = await signedOut();
  await queue.enqueue(database.sql, accountEmailJob, email);
  await inTransaction(database, (transaction) => eraseUser(transaction, pupil.id));
  expect(await inQueue()).toEqual([]);
});

test('an e-mail that the server refuses eight times is a failed job, which Retry sends and Delete removes', async () => {
  const { pupil, email } = await signedOut();
  await queue.enqueue(database.sql, accountEmailJob, email);
  await queue.enqueue(database.sql, accountEmailJob, email);
  app.mailbox.refuseAll();
  for (let round = 0; round < 8; round++) {
    await makeDue();
    await queue.workDue();
  }
  app.mailbox.refuseAll(false);
  await makeDue();
  await queue.workDue();
  expect(sentTo(pupil.email)).toEqual([]);

  const admin = await buildAdmin(database);
  const failed = async () =>
    bodyOf(listFailedJobs, await request.get('/api/admin/jobs').set(signInAs(admin)));
  const { jobs, next } = await failed();
  expect(jobs).toMatchObject(
    [1, 2].map(() => ({ kind: 'account-email', attempts: 8, error: 'connect ECONNREFUSED' })),
  );
  expect(next).toBeNull();
  const [toRetry = '', toDelete = ''] = jobs.map(({ id }) => id);
  const pupilCall = await request.get('/api/admin/jobs').set(signInAs(pupil));
  expect(pupilCall.status).toBe(403);

  const retry = () => request.post(`/api/admin/jobs/${toRetry}/retry`).set(signInAs(admin));
  expect([(await retry()).status, (await retry()).status]).toEqual([200, 404]);
  expect((await request.delete(`/api/admin/jobs/${toDelete}`).set(signInAs(admin))).status).toBe(200);
  await queue.workDue();
  expect(sentTo(pupil.email)).toHaveLength(1);
  expect((await failed()).jobs).toEqual([]);
  const entries = await database.auditEntry.findMany({
    where: { targetKind: 'job' },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, targetId }) => [action, targetId])).toEqual([
    ['job.retried', toRetry],
    ['job.deleted', toDelete],
  ]);
});
