import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-storage-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const storageOf = (name: string) => createFolderStorage(path.join(folder, name));
const bytes = new Uint8Array([1, 2, 3]);

test('a written file can be read', async () => {
  const storage = storageOf('new/and-deep');
  await storage.write('0123456789.webp', bytes);
  const file = await storage.read('0123456789.webp');
  expect(file?.byteSize).toBe(3);
  expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes);
});

test('a storage key can be written only once', async () => {
  const storage = storageOf('once');
  await storage.write('0123456789.webp', bytes);
  await expect(storage.write('0123456789.webp', new Uint8Array([9]))).rejects.toThrow();
  const file = await storage.read('0123456789.webp');
  expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes);
  expect(await fs.readdir(path.join(folder, 'once'))).toEqual(['0123456789.webp']);
});

test('a removed or unknown file is not found', async () => {
  const storage = storageOf('gone');
  await storage.write('0123456789.webp', bytes);
  await storage.remove('0123456789.webp');
  await storage.remove('0123456789.webp');
  expect(await storage.read('0123456789.webp')).toBeUndefined();
});

test.each([
  '../secret-file.webp',
  '/etc/passwd',
  '..',
  'a/b/c/d/e/f.webp',
  '.hidden-file',
  'long-name\0.webp',
])('refuses the storage key %j', async (key) => {
  const storage = storageOf('paths');
  await expect(storage.read(key)).rejects.toThrow('not a storage key');
  await expect(storage.write(key, bytes)).rejects.toThrow('not a storage key');
  await expect(storage.remove(key)).rejects.toThrow('not a storage key');
});
