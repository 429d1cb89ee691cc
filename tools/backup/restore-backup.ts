import { readFile, rename } from 'node:fs/promises';
import * as path from 'node:path';
import { dumpTables } from '@markwell/database/backup/dump-tables';
import { isEmptyDatabase, loadTables } from '@markwell/database/backup/load-tables';
import { createDatabase, dropDatabase } from '@markwell/database/databases';
import { createStorage } from '../../apps/api/src/platform/storage/create-storage.ts';
import type { Storage, StorageSettings, StoredFile } from '../../apps/api/src/platform/storage/storage.ts';
import type { BackedUp } from './create-backup.ts';
import { copyChecked, readLines, sumOf } from './files.ts';
import { mediaFolder, readManifest, tableFile, type Manifest } from './manifest.ts';

export interface Restored extends BackedUp {
  /** Replace what the database and the media folder contain. */
  force: boolean;
}

/**
 * Restores a backup and compares every row and file with it. Checks the whole backup before it changes anything.
 * Throws when the database or the media storage is not empty, unless `force`: then the database is dropped, and the
 * media folder is kept under another name, which is returned. A bucket keeps the objects that the backup does not have.
 */
export async function restoreBackup({
  databaseUrl,
  media,
  folder,
  force,
}: Restored): Promise<{ manifest: Manifest; keptMedia: string | undefined }> {
  const manifest = await readManifest(folder);
  await assertUndamaged(folder, manifest);
  const storage = createStorage(media);
  await createDatabase(databaseUrl);
  const hasRows = !(await isEmptyDatabase(databaseUrl));
  const hasFiles = await hasAny(storage.list());
  if ((hasRows || hasFiles) && !force) {
    const what = hasRows ? 'The database' : nameOf(media);
    throw new Error(
      `${what} is not empty. Nothing was changed. --force replaces the database and the files.`,
    );
  }
  if (hasRows) {
    await dropDatabase(databaseUrl);
    await createDatabase(databaseUrl);
  }
  await loadTables(databaseUrl, { ...manifest, rowsOf: (table) => readLines(tableFile(folder, table)) });
  await assertSameRows(databaseUrl, manifest);

  const keptMedia = hasFiles ? await keepMedia(media) : undefined;
  for (const file of manifest.files) {
    if ((await sumOfStored(storage, file.name)) === file.sha256) continue;
    await storage.remove(file.name);
    await storage.write(file.name, await readFile(path.join(mediaFolder(folder), file.name)));
    if ((await sumOfStored(storage, file.name)) !== file.sha256)
      throw new Error(`The file ${file.name} was not restored as it was.`);
  }
  return { manifest, keptMedia };
}

/** Moves a folder of media out of the way. A bucket keeps its objects: those that the backup does not have stay in it. */
async function keepMedia(media: StorageSettings): Promise<string> {
  if (media.kind === 's3') return nameOf(media);
  const kept = `${media.folder}.before-restore-${Date.now()}`;
  await rename(media.folder, kept);
  return kept;
}

const nameOf = (media: StorageSettings) =>
  media.kind === 's3' ? `The bucket ${media.bucket}` : `The folder ${media.folder}`;

async function hasAny(files: AsyncIterable<StoredFile>): Promise<boolean> {
  for await (const file of files) if (file.key) return true;
  return false;
}

async function sumOfStored(storage: Storage, name: string): Promise<string | undefined> {
  const file = await storage.read(name);
  return file && (await copyChecked(file.stream)).sha256;
}

async function assertUndamaged(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, rows, sha256 } of tables) {
    const found = await sumOf(readLines(tableFile(folder, name))).catch(() => undefined);
    if (found?.rows !== rows || found.sha256 !== sha256)
      throw new Error(`The backup is damaged: the table ${name} is not as it was written.`);
  }
  for (const { name, sha256 } of files) {
    const found = await copyChecked(path.join(mediaFolder(folder), name)).catch(() => undefined);
    if (found?.sha256 !== sha256)
      throw new Error(`The backup is damaged: the file ${name} is not as it was written.`);
  }
}

async function assertSameRows(databaseUrl: string, { tables: expected }: Manifest): Promise<void> {
  await dumpTables(databaseUrl, async ({ tables, rowsOf }) => {
    for (const table of tables) {
      const restored = await sumOf(rowsOf(table));
      if (expected.find(({ name }) => name === table.name)?.sha256 !== restored.sha256)
        throw new Error(`The table ${table.name} was not restored as it was.`);
    }
  });
}
