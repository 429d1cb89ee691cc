import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { dumpTables } from '@markwell/database/backup/dump-tables';
import { createStorage } from '../../apps/api/src/platform/storage/create-storage.ts';
import type { Storage, StorageSettings } from '../../apps/api/src/platform/storage/storage.ts';
import { copyChecked, createFolder, writeLines } from './files.ts';
import { manifestFile, mediaFolder, tableFile, type Manifest } from './manifest.ts';

export interface BackedUp {
  databaseUrl: string;
  /** Where the media files are. */
  media: StorageSettings;
  /** The new folder of the backup. */
  folder: string;
}

/**
 * Writes all rows and files to a new folder, while the product runs. The rows are those of one moment. Files come
 * after them, so that each file of a row is there, unless it was deleted in the meantime. Throws when the folder
 * exists and is not empty.
 */
export async function createBackup({ databaseUrl, media, folder }: BackedUp): Promise<Manifest> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
  const unfinished = `${path.resolve(folder)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await createFolder(path.join(unfinished, 'tables'));
  const dumped = await dumpTables(databaseUrl, async ({ migrations, tables, rowsOf }) => {
    const written: Manifest['tables'] = [];
    for (const table of tables) {
      const { name, columns } = table;
      written.push({ name, columns, ...(await writeLines(tableFile(unfinished, name), rowsOf(table))) });
    }
    return { migrations, tables: written };
  });
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    ...dumped,
    files: await copyMedia(createStorage(media), mediaFolder(unfinished)),
  };
  await writeFile(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return manifest;
}

async function copyMedia(media: Storage, target: string): Promise<Manifest['files']> {
  await createFolder(target);
  const files: Manifest['files'] = [];
  for await (const { key: name } of media.list()) {
    const file = await media.read(name);
    // It may have been deleted in the meantime.
    if (file) files.push({ name, ...(await copyChecked(file.stream, path.join(target, name))) });
  }
  return files;
}
