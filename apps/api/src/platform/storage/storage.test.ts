import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '@markwell/testing/s3-server';
import { readStorageSettings } from '../config/storage-settings.ts';
import { createStorage } from './create-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StorageUnavailableError } from './storage.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-storage-'));
  server = await startS3Server({ folder: path.join(folder, 'server') });
});
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

const bytes = new Uint8Array([1, 2, 3]);
const otherBytes = new Uint8Array([9, 9]);
const bucketOf = ({ settings }: S3Server) => createStorage(readStorageSettings(settings, folder));
const inFolder = (name: string) => createStorage({ kind: 'folder', folder: path.join(folder, name) });

async function contentOf(storage: Storage, key: string) {
  const file = await storage.read(key);
  return file && new Uint8Array(await buffer(file.stream));
}

async function filesOf(storage: Storage) {
  const files = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

describe.each([
  ['folder', () => inFolder('new/and-deep')],
  ['bucket', () => bucketOf(server)],
])('a %s', (_kind, open) => {
  test('a written file can be read', async () => {
    const storage = open();
    await storage.write('written-file.webp', bytes);
    const file = await open().read('written-file.webp');
    expect(file?.byteSize).toBe(3);
    expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes);
  });

  test('a storage key can be written only once', async () => {
    const storage = open();
    await storage.write('written-once.webp', bytes);
    await expect(storage.write('written-once.webp', otherBytes)).rejects.toThrow(/exist/);
    expect(await contentOf(storage, 'written-once.webp')).toEqual(bytes);
  });

  test('a removed or unknown file is not found', async () => {
    const storage = open();
    await storage.write('removed-file.webp', bytes);
    await storage.remove('removed-file.webp');
    await storage.remove('removed-file.webp');
    expect(await storage.read('removed-file.webp')).toBeUndefined();
    await storage.write('removed-file.webp', otherBytes);
    expect(await contentOf(storage, 'removed-file.webp')).toEqual(otherBytes);
  });

  test('the list has all files with their sizes, in order', async () => {
    const storage = open();
    for (const { key } of await filesOf(storage)) await storage.remove(key);
    expect(await filesOf(storage)).toEqual([]);
    await storage.write('listed-2.pdf', otherBytes);
    await storage.write('listed-1.webp', bytes);
    expect(await filesOf(storage)).toEqual([
      { key: 'listed-1.webp', byteSize: 3 },
      { key: 'listed-2.pdf', byteSize: 2 },
    ]);
  });

  test('a large file is the same when it is read', async () => {
    const large = new Uint8Array(6_000_000).map((_zero, index) => index % 251);
    const storage = open();
    await storage.write('a-large-file.pdf', large);
    expect(Buffer.compare((await contentOf(storage, 'a-large-file.pdf')) ?? bytes, large)).toBe(0);
  });

  test.each([
    '../secret-file.webp',
    '/etc/passwd',
    '..',
    'a/b/c/d/e/f.webp',
    '.hidden-file',
    'long-name\0.webp',
  ])('refuses the storage key %j', async (key) => {
    const storage = open();
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
    await expect(storage.write(key, bytes)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });
});

test('a folder shows no file that is still being written', async () => {
  const storage = inFolder('once');
  await fs.mkdir(path.join(folder, 'once'), { recursive: true });
  await fs.writeFile(path.join(folder, 'once', '.half-a-file'), 'half');
  await storage.write('0123456789.webp', bytes);
  await expect(storage.write('0123456789.webp', otherBytes)).rejects.toThrow();
  expect(await filesOf(storage)).toEqual([{ key: '0123456789.webp', byteSize: 3 }]);
  expect((await fs.readdir(path.join(folder, 'once'))).sort()).toEqual(['.half-a-file', '0123456789.webp']);
});

test('a write to a bucket succeeds when the reply to its first try is lost', async () => {
  const storage = bucketOf(server);
  server.loseNextReply();
  await storage.write('lost-reply.webp', bytes);
  expect(await contentOf(storage, 'lost-reply.webp')).toEqual(bytes);
});

test('a bucket that is away says which and why, stores nothing, and works again when it is back', async () => {
  const away = await startS3Server({ folder: path.join(folder, 'away') });
  const storage = bucketOf(away);
  await storage.write('stored-before.webp', bytes);
  await away.stop();
  const failures = await Promise.allSettled([
    storage.read('stored-before.webp'),
    storage.write('while-away.webp', bytes),
    storage.remove('stored-before.webp'),
    filesOf(storage),
  ]);
  for (const failure of failures) {
    const reason: unknown = failure.status === 'rejected' ? failure.reason : undefined;
    expect(reason).toBeInstanceOf(StorageUnavailableError);
    expect(String(reason)).toMatch(/bucket markwell-media of http:.*cannot be used.*ECONNREFUSED/);
  }
  const back = await startS3Server({ folder: path.join(folder, 'away'), port: away.port });
  expect(await filesOf(storage)).toEqual([{ key: 'stored-before.webp', byteSize: 3 }]);
  await back.stop();
});

test('a bucket that does not answer is given up', async () => {
  const settings = readStorageSettings(server.settings, folder);
  if (settings.kind !== 's3') throw new Error('These settings are of a bucket');
  const storage = createS3Storage(settings, { replyTimeoutMs: 200 });
  server.hang();
  await expect(storage.read('never-answered.webp')).rejects.toThrow(StorageUnavailableError);
  server.hang(false);
});

test('a missing bucket is not taken for a missing file', async () => {
  const settings = { ...server.settings, S3_BUCKET: 'not-created' };
  const storage = createStorage(readStorageSettings(settings, folder));
  await expect(storage.read('any-file-at-all.webp')).rejects.toThrow(/not-created.*NoSuchBucket/);
});

test.each([
  [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY must both be set'],
  [{ S3_ENDPOINT: 'storage.example' }, 'S3_ENDPOINT must be an address'],
])('the settings %j are refused', (settings, problem) => {
  expect(() => readStorageSettings(settings, folder)).toThrow(problem);
});
