import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImageError, type Images } from '#platform/images/images.ts';
import { createFolderStorage } from '#platform/storage/folder-storage.ts';
import type { Context } from '#context.ts';
import { testContext } from '#testing/test-context.ts';
import { withMediaFiles, type WriteMedia } from './media-writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-media-writer-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const encoded = { bytes: new Uint8Array([1, 2]), contentType: 'image/webp' as const, width: 4, height: 3 };

/** A writer with its own folder. Pictures named slow take a while, those named bad cannot be used. */
async function mediaWriterWith(
  findStoredKeys: (keys: readonly string[]) => Promise<string[]> = () => Promise.resolve([]),
) {
  const own = await fs.mkdtemp(path.join(folder, 'store-'));
  const done: string[] = [];
  const announced: string[] = [];
  const images: Images = {
    async encode(file) {
      if (file.includes('slow')) await pause(50);
      if (file.includes('bad')) throw new ImageError('broken');
      done.push(path.basename(file));
      return encoded;
    },
  };
  const storage = createFolderStorage(own);
  const context = testContext({
    // Given to `removeFiles` only, which does not use it here.
    db: {} as Context['db'],
    storage,
    images,
    async removeFiles(_transaction, storageKeys, afterSeconds) {
      if (afterSeconds !== 0) return void announced.push(...storageKeys);
      const stored = await findStoredKeys(storageKeys);
      for (const key of storageKeys) if (!stored.includes(key)) await storage.remove(key);
    },
  });
  const withFiles = <Result>(work: (writeMedia: WriteMedia) => Promise<Result>) =>
    withMediaFiles(context, work);
  return { withFiles, files: () => fs.readdir(own), done, announced };
}
const received = (name: string, byteSize = 10) => ({
  fieldName: 'images',
  originalName: name,
  path: path.join(folder, name),
  byteSize,
});

test('a written file is in the storage when the work continues', async () => {
  const { withFiles, files } = await mediaWriterWith();
  await fs.writeFile(path.join(folder, 'paper.pdf'), '%PDF-');
  const stored = await withFiles(async (writeMedia) => [
    await writeMedia.image(received('a.png'), 'A drawing'),
    await writeMedia.file(received('paper.pdf', 5), { contentType: 'application/pdf', extension: 'pdf' }),
  ]);
  expect(stored).toMatchObject([
    { contentType: 'image/webp', byteSize: 2, width: 4, height: 3, alternativeText: 'A drawing' },
    { contentType: 'application/pdf', byteSize: 5, width: null },
  ]);
  expect((await files()).toSorted()).toEqual(stored.map(({ storageKey }) => storageKey).toSorted());
});

test('the removal of a file is stored before the file, in case the process is killed', async () => {
  const { withFiles, files, announced } = await mediaWriterWith();
  await fs.writeFile(path.join(folder, 'killed.pdf'), '%PDF-');
  await withFiles(async (writeMedia) => {
    await writeMedia.file(received('killed.pdf', 5), { contentType: 'application/pdf', extension: 'pdf' });
    expect(announced).toEqual(await files());
  });
});

test('no file is left when the work fails, not even one that was still being written', async () => {
  const { withFiles, files, done } = await mediaWriterWith();
  const work = withFiles((writeMedia) =>
    Promise.all(['a.png', 'slow.png', 'bad.png'].map((name) => writeMedia.image(received(name), ''))),
  );
  await expect(work).rejects.toMatchObject({
    code: 'RULE_BROKEN',
    message: 'bad.png is damaged or incomplete',
  });
  expect(done).toEqual(['a.png', 'slow.png']);
  expect(await files()).toEqual([]);
});

test('files are kept when the commit succeeded but its reply was lost', async () => {
  const { withFiles, files } = await mediaWriterWith((keys) => Promise.resolve([...keys]));
  const work = withFiles(async (writeMedia) => {
    await writeMedia.image(received('a.png'), '');
    throw new Error('The connection was lost in the commit');
  });
  await expect(work).rejects.toThrow('lost in the commit');
  expect(await files()).toHaveLength(1);
});

test('a picture of more than five megabytes is refused before it is read', async () => {
  const { withFiles } = await mediaWriterWith();
  const work = withFiles((writeMedia) => writeMedia.image(received('large.png', 5 * 1_048_576 + 1), ''));
  await expect(work).rejects.toMatchObject({ code: 'TOO_LARGE', message: 'large.png is larger than 5 MB' });
});
