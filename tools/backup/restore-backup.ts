import { rename } from 'node:fs/promises';
import * as path from 'node:path';
import { dumpTables } from '@markwell/database/backup/dump-tables';
import { isEmptyDatabase, loadTables } from '@markwell/database/backup/load-tables';
import { createDatabase, dropDatabase } from '@markwell/database/databases';
import type { BackedUp } from './create-backup.ts';
import { copyChecked, createFolder, fileNames, readLines, sumOf } from './files.ts';
import { mediaFolder, readManifest, tableFile, type Manifest } from './manifest.ts';

export interface Restored extends BackedUp {
  /** Replace what the database and the media folder contain. */
  force: boolean;
}

/**
 * Restores a backup and compares every row and file with it. Checks the whole backup before it changes anything.
 * Throws when the database or the media folder is not empty, unless `force`: then the database is dropped, and the
 * media folder is kept under another name, which is returned.
 */
export async function restoreBackup({
  databaseUrl,
  dataDir,
  folder,
  force,
}: Restored): Promise<{ manifest: Manifest; keptMedia: string | undefined }> {
  const manifest = await readManifest(folder);
  await assertUndamaged(folder, manifest);
  const media = path.join(dataDir, 'media');
  await createDatabase(databaseUrl);
  const hasRows = !(await isEmptyDatabase(databaseUrl));
  const hasFiles = (await fileNames(media)).length > 0;
  if ((hasRows || hasFiles) && !force) {
    const what = hasRows ? 'The database' : `The folder ${media}`;
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

  const keptMedia = hasFiles ? `${media}.before-restore-${Date.now()}` : undefined;
  if (keptMedia !== undefined) await rename(media, keptMedia);
  await createFolder(media);
  for (const { name, sha256 } of manifest.files) {
    const copied = await copyChecked(path.join(mediaFolder(folder), name), path.join(media, name));
    if (copied.sha256 !== sha256) throw new Error(`The file ${name} was not restored as it was.`);
  }
  return { manifest, keptMedia };
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
