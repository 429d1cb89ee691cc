import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '@markwell/database/connect';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** The connections of the test itself, and those of the application, which the test ends. */
const url = await testDatabaseUrl();
const database = connectDatabase(url, { poolSize: 3 });
const ofApp = connectDatabase(url, { poolSize: 5, onError: () => undefined });
const { app, signInAs } = await createTestApp({ database: ofApp });
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all([database.$disconnect(), ofApp.$disconnect()]);
});

let subject: { id: string; stageId: string };
let questionIds: string[];
let pupil: TestUser;
beforeAll(async () => {
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const questions = await buildQuestions(database, 12, { topicId: topic.id, difficulty: 1 });
  questionIds = questions.map(({ id }) => id);
});
beforeEach(async () => {
  pupil = await buildPupil(database);
});

const bodyOfStart = () =>
  JSON.stringify({
    subjectId: subject.id,
    examTypeId: subject.stageId,
    difficulty: [1],
    questionCount: 10,
    topicIds: [],
  });
const headersOf = (user: TestUser) => ({
  ...signInAs(user),
  'content-type': 'application/json',
  'idempotency-key': 'one-press-of-start',
});

async function start(): Promise<{ status: number; testId: string | undefined }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tests/generate`, {
    method: 'POST',
    headers: headersOf(pupil),
    body: bodyOfStart(),
  });
  const { testId } = (await response.json()) as { testId?: string };
  return { status: response.status, testId };
}

const testsOfPupil = () => database.attempt.findMany({ where: { userId: pupil.id }, select: { id: true } });
const countRecords = () => database.idempotencyKey.count({ where: { userId: pupil.id } });

/** Ends every connection of the application, as when its process is killed: PostgreSQL rolls back what is open. */
async function killConnections(): Promise<void> {
  await database.$queryRaw`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`;
}

/** Starts a test whose statement cannot end, because another transaction has the questions. */
async function whileStartIsBlocked(work: () => Promise<void>): Promise<Awaited<ReturnType<typeof start>>> {
  let started: ReturnType<typeof start> | undefined;
  await inTransaction(database, async (transaction) => {
    await transaction
      .selectFrom('questions')
      .select('id')
      .where('id', 'in', questionIds)
      .forUpdate()
      .execute();
    started = start();
    await expect.poll(countBlocked).toBe(1);
    await work();
  });
  if (!started) throw new Error('nothing was started');
  return started;
}

async function countBlocked(): Promise<number> {
  const [row] = await database.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

test('a crash before anything is written leaves nothing, and the repeat starts the test immediately', async () => {
  const unreachable = connectDatabase('postgresql://nobody@127.0.0.1:1/none');
  const crashed = await createTestApp({ database: unreachable });
  const refused = await crashed.request.post('/api/tests/generate').set(headersOf(pupil)).send(bodyOfStart());
  await unreachable.$disconnect();
  expect(refused.status).toBe(503);
  expect(await testsOfPupil()).toEqual([]);
  const repeat = await start();
  expect(repeat.status).toBe(200);
  expect(await testsOfPupil()).toEqual([{ id: repeat.testId }]);
});

test('a crash during the work leaves neither test nor record, and the repeat starts one test immediately', async () => {
  const crashed = await whileStartIsBlocked(killConnections);
  expect(crashed.status).toBe(503);
  expect(await testsOfPupil()).toEqual([]);
  expect(await countRecords()).toBe(0);
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect(await testsOfPupil()).toEqual([{ id: first.testId }]);
});

test('a repeat that comes while the first one still works waits for it and gets its test', async () => {
  let repeat: ReturnType<typeof start> | undefined;
  const first = await whileStartIsBlocked(async () => {
    repeat = start();
    await expect.poll(countBlocked).toBe(2);
  });
  expect(first.status).toBe(200);
  expect(await repeat).toEqual(first);
  expect(await testsOfPupil()).toEqual([{ id: first.testId }]);
});

test('a test whose reply was lost is the reply to the repeat, immediately', async () => {
  const lost = openRequest({
    port,
    method: 'POST',
    path: '/api/tests/generate',
    headers: { ...headersOf(pupil), 'content-length': Buffer.byteLength(bodyOfStart()) },
  });
  lost.on('error', () => undefined);
  lost.end(bodyOfStart());
  await expect.poll(testsOfPupil).toHaveLength(1);
  lost.destroy();
  const repeat = await start();
  expect(repeat.status).toBe(200);
  expect(await testsOfPupil()).toEqual([{ id: repeat.testId }]);
  expect(await countRecords()).toBe(1);
});
