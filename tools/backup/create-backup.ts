import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { dumpTables } from '@markwell/database/backup/dump-tables';
import { copyChecked, createFolder, fileNames, writeLines } from './files.ts';
import { manifestFile, mediaFolder, tableFile, type Manifest } from './manifest.ts';

export interface BackedUp {
  databaseUrl: string;
  /** The folder DATA_DIR. */
  dataDir: string;
  /** The new folder of the backup. */
  folder: string;
}

/**
 * Writes all rows and files to a new folder, while the product runs. The rows are those of one moment. Files come
 * after them, so that each file of a row is there, unless it was deleted in the meantime. Throws when the folder
 * exists and is not empty.
 */
export async function createBackup({ databaseUrl, dataDir, folder }: BackedUp): Promise<Manifest> {
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
    files: await copyMedia(path.join(dataDir, 'media'), mediaFolder(unfinished)),
  };
  await writeFile(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return manifest;
}

async function copyMedia(source: string, target: string): Promise<Manifest['files']> {
  await createFolder(target);
  const files: Manifest['files'] = [];
  for (const name of await fileNames(source)) {
    const copied = await copyChecked(path.join(source, name), path.join(target, name)).catch(unlessDeleted);
    if (copied) files.push({ name, ...copied });
  }
  return files;
}

function unlessDeleted(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
