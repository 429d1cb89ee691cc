import { createDatabase } from '@markwell/database/databases';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { migrate } from '@markwell/database/migrate';
import { seedRequiredRows } from '@markwell/database/required-rows';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { longTestLimit } from '../../../../../tools/testing/time-limits.ts';
import { startReplica, type Replica } from '../../../../../tools/drills/servers/replica.ts';
import { buildUser } from '#testing/builders/build-user.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createCoverageRepository } from '#modules/overview/coverage/coverage.repository.ts';
import { createReplicaReads, type ReplicaReads } from './replica-reads.repository.ts';

vi.setConfig({ hookTimeout: longTestLimit }); // a primary and a replica of its own

let stopServers: () => Promise<void>;
let replica: Replica;
let databases: { database: Database; replica: Database };
let app: TestApp;
let authorization: { Authorization: string };
let reads: ReplicaReads;
const changes: boolean[] = [];
let now = 0;

beforeAll(async () => {
  const primary = await startTemporaryPostgres();
  const url = primary.url('replicated');
  await createDatabase(url);
  await migrate(url);
  const database = connectDatabase(url, { poolSize: 5 });
  await seedRequiredRows(database);
  replica = await startReplica(primary);
  databases = {
    database,
    replica: connectDatabase(replica.url('replicated'), { poolSize: 3, onError: () => undefined }),
  };
  reads = createReplicaReads({ ...databases, now: () => now, onChange: (isAway) => changes.push(isAway) });
  app = await createTestApp({ database, replicaReads: reads });
  authorization = app.signInAs(await buildUser(database, { role: 'SUPER_ADMIN' }));
  stopServers = async () => {
    await databases.database.$disconnect();
    await databases.replica.$disconnect();
    await replica.stop();
    await primary.stop();
  };
});
afterAll(() => stopServers());

/** A browser of the administrator, with its own cookies. */
const openBrowser = () => supertest.agent(app.app).set(authorization);
type Browser = ReturnType<typeof openBrowser>;

async function addSubject(browser: Browser, name: string) {
  const stage = await databases.database.stage.findFirstOrThrow();
  const response = await browser.post('/api/admin/subjects').send({ name, stageId: stage.id });
  expect(response.status).toBe(200);
  return response;
}

async function seesSubject(browser: Browser, name: string, headers: Record<string, string> = {}) {
  const response = await browser.get('/api/admin/coverage').set(headers);
  expect(response.status).toBe(200);
  return JSON.stringify(response.body).includes(name);
}

afterEach(() => replica.resumeReplay().catch(() => undefined)); // the last test stops the replica

beforeEach(async () => {
  // The replica shows everything that earlier tests wrote, and the process knows it.
  now += 60_000;
  const name = `Subject ${now}`;
  await addSubject(openBrowser(), name);
  await expect.poll(() => databases.replica.subject.count({ where: { name } })).toBe(1);
  expect(await seesSubject(openBrowser(), name)).toBe(true);
});

test('a replica that is late serves others, and the writer sees the write on the primary', async () => {
  await replica.pauseReplay();
  const writer = openBrowser();
  const written = await addSubject(writer, 'Astronomy');
  expect(written.headers['set-cookie']?.[0]).toMatch(
    /^markwell-read-after=\d+; Max-Age=60; Path=\/api; Expires=.+; HttpOnly; SameSite=Lax$/,
  );
  expect(await seesSubject(writer, 'Astronomy')).toBe(true);
  expect(await seesSubject(openBrowser(), 'Astronomy')).toBe(false);

  await replica.resumeReplay();
  now += 1_000;
  await expect.poll(() => seesSubject(openBrowser(), 'Astronomy')).toBe(true);
});

test('a page of another origin, whose browser keeps no cookie, reads from the primary', async () => {
  await replica.pauseReplay();
  await addSubject(openBrowser(), 'Geology');
  const origin = { Origin: 'http://localhost:5173' };
  expect(await seesSubject(openBrowser(), 'Geology', origin)).toBe(true);
  expect(await seesSubject(openBrowser(), 'Geology')).toBe(false);
});

test('a replica that is too late serves nobody', async () => {
  await replica.pauseReplay();
  await addSubject(openBrowser(), 'Botany');
  expect(await seesSubject(openBrowser(), 'Botany')).toBe(false);
  now += 60_000;
  expect(await seesSubject(openBrowser(), 'Botany')).toBe(true);
});

test('outside of a request, as in a job, reads are the primary’s', async () => {
  await replica.pauseReplay();
  await addSubject(openBrowser(), 'Zoology');
  const repository = reads.readFromReplica(createCoverageRepository, 'listSubjects');
  const names = (await repository.listSubjects({ stageId: undefined, subjectId: undefined })).map(
    ({ name }) => name,
  );
  expect(names).toContain('Zoology');
});

test('without the replica everybody reads from the primary, and the log says so once', async () => {
  await replica.stop();
  changes.length = 0;
  await addSubject(openBrowser(), 'Ecology');
  for (let tries = 0; tries < 3; tries++) {
    expect(await seesSubject(openBrowser(), 'Ecology')).toBe(true);
    now += 5_000;
  }
  expect(changes).toEqual([true]);
});
