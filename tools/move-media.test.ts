import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStorageSettings } from '../apps/api/src/platform/config/storage-settings.ts';
import { createStorage } from '../apps/api/src/platform/storage/create-storage.ts';
import type { Storage } from '../apps/api/src/platform/storage/storage.ts';
import { type S3Server, startS3Server } from '@markwell/testing/s3-server';
import { moveMedia, readMoveParameters } from './move-media.ts';

let folder: string;
let server: S3Server;
let inFolder: Storage;
let inBucket: Storage;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-move-'));
  server = await startS3Server({ folder: path.join(folder, 'server') });
  inFolder = createStorage(readStorageSettings({}, folder));
  inBucket = createStorage(readStorageSettings(server.settings, folder));
  for (const key of ['picture-1.webp', 'picture-2.webp', 'a-paper-1.pdf'])
    await inFolder.write(key, Buffer.from(`the content of ${key}`));
});
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

const log: string[] = [];
const move = (from: Storage, to: Storage, isDeleting = false) =>
  moveMedia({ from, to, isDeleting }, (line) => log.push(line));
async function keysOf(storage: Storage) {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}
const all = ['a-paper-1.pdf', 'picture-1.webp', 'picture-2.webp'];

test('files are copied to the bucket, a repeated move continues, and nothing is deleted', async () => {
  await inBucket.write('picture-1.webp', Buffer.from('the content of picture-1.webp'));
  await move(inFolder, inBucket);
  expect(log.at(-1)).toBe('2 files copied, 1 were already there, 0 deleted.');
  expect(await keysOf(inBucket)).toEqual(all);
  expect(await keysOf(inFolder)).toEqual(all);
});

test('of a file that differs, neither copy is changed or deleted', async () => {
  await inBucket.remove('picture-2.webp');
  await inBucket.write('picture-2.webp', Buffer.from('something else'));
  await expect(move(inFolder, inBucket, true)).rejects.toThrow('picture-2.webp');
  expect(await keysOf(inFolder)).toEqual(['picture-2.webp']);
  expect(await keysOf(inBucket)).toEqual(all);
});

test('back from the bucket to the folder, and deleted there when that is asked', async () => {
  await inFolder.remove('picture-2.webp');
  await move(inBucket, inFolder, true);
  expect(log.at(-1)).toBe('3 files copied, 0 were already there, 3 deleted.');
  expect([await keysOf(inFolder), await keysOf(inBucket)]).toEqual([all, []]);
});

test.each([
  [[]],
  [['--from', 'folder']],
  [['--from', 's3', '--to', 's3']],
  [['--from', 'folder', '--to', 'tape']],
])('refuses the parameters %j', (parameters) => {
  expect(() => readMoveParameters(parameters)).toThrow('pnpm media:move');
});
