import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { readStorageSettings } from '#platform/config/storage-settings.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import { startApi, waitUntilApiReady } from '#child-process/api-process.ts';
import { startS3Server } from '@markwell/testing/s3-server';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { createTestApp, testSecret } from '#testing/test-app.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-removal-'));
const server = await startS3Server({ folder });
const settings = readStorageSettings(server.settings, folder);
const storage = createStorage(settings);
const { context, database, queue } = await createTestApp({ settings: { storage: settings } });
const { removeFiles } = context;
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true });
});
beforeEach(() => database.executeSql('delete from pgboss.job'));

async function storeFiles(...names: string[]): Promise<string[]> {
  const keys = names.map((name) => `${uniqueCode(name)}.webp`);
  for (const key of keys) await storage.write(key, new Uint8Array([1]));
  return keys;
}
async function storedOf(keys: readonly string[]): Promise<string[]> {
  const stored = [];
  for await (const { key } of storage.list()) if (keys.includes(key)) stored.push(key);
  return stored;
}
/** Jobs that wait, run or failed permanently, without what a worker does every minute. */
const jobs = async () =>
  (await database.executeSql(`select name, state from pgboss.job where name = 'media-removal'`)).rows;

async function startWorker() {
  const { rows } = await database.executeSql('select current_database() as name');
  const name = (rows as { name: string }[])[0]?.name ?? '';
  const port = await getPort();
  const worker = startApi({
    ...server.settings,
    DATABASE_URL: new URL(name, inject('templateUrl')).href,
    DATA_DIR: folder,
    JWT_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    PORT: String(port),
    ROLE: 'worker',
  });
  expect(await waitUntilApiReady(worker, port)).toBe(true);
  const ended = once(worker, 'exit');
  return {
    async end(signal: NodeJS.Signals) {
      worker.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
    signal: (signal: NodeJS.Signals) => worker.kill(signal),
    ended,
  };
}

test('files are removed when the transaction is committed, and stay when it is rolled back', async () => {
  const [kept, removed] = [await storeFiles('kept'), await storeFiles('removed')];
  const work = inTransaction(database, async (transaction) => {
    await removeFiles(transaction, kept);
    throw new Error('not after all');
  });
  await expect(work).rejects.toThrow('not after all');
  await inTransaction(database, (transaction) => removeFiles(transaction, removed));
  await queue.workDue();
  expect(await storedOf([...kept, ...removed])).toEqual(kept);
  expect(await jobs()).toEqual([]);
});

test('a file whose row is there stays', async () => {
  const [withRow = '', without = ''] = await storeFiles('with-row', 'without-row');
  await database.mediaFile.create({
    data: { storageKey: withRow, contentType: 'image/webp', byteSize: 1 },
  });
  await removeFiles(database.sql, [withRow, without]);
  await queue.workDue();
  expect(await storedOf([withRow, without])).toEqual([withRow]);
});

test('a file of an upload whose process was killed before the commit is removed an hour later', async () => {
  const [orphan = ''] = await storeFiles('orphan');
  await removeFiles(database.sql, [orphan], 3_600);
  await queue.workDue();
  expect(await storedOf([orphan])).toEqual([orphan]);
  await database.executeSql(`update pgboss.job set start_after = start_after - interval '1 hour'`);
  await queue.workDue();
  expect(await storedOf([orphan])).toEqual([]);
});

test('a thousand files are removed by several jobs', async () => {
  await removeFiles(
    database.sql,
    Array.from({ length: 1_000 }, (_, index) => `a-file-${String(index)}.webp`),
  );
  expect(await jobs()).toHaveLength(20);
});

test('a worker that is killed between two files leaves the rest to another, and nothing stays behind', async () => {
  const [first = '', second = ''] = await storeFiles('first', 'second');
  const deletion = server.holdDeletion(second);
  await removeFiles(database.sql, [first, second]);
  const worker = await startWorker();
  await deletion.arrived;
  await worker.end('SIGKILL');
  expect(await storedOf([first, second])).toEqual([second]);
  expect(await jobs()).toEqual([{ name: 'media-removal', state: 'active' }]);

  // Half a minute later, and another half.
  await database.executeSql(`update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds'`);
  await queue.takeBackLost();
  await database.executeSql(`update pgboss.job set start_after = start_after - interval '30 seconds'`);
  await queue.workDue();
  expect(await storedOf([first, second])).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('a worker that is stopped finishes its job first', async () => {
  const [key = ''] = await storeFiles('finished');
  const deletion = server.holdDeletion(key);
  await removeFiles(database.sql, [key]);
  const worker = await startWorker();
  await deletion.arrived;
  worker.signal('SIGTERM');
  deletion.release();
  expect((await worker.ended)[0]).toBe(0);
  expect(await storedOf([key])).toEqual([]);
  expect(await jobs()).toEqual([]);
});
