import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { assertStorageKey, isStorageKey, type Storage } from './storage.ts';

/** Stores files in one folder, which is created with the first file. */
export function createFolderStorage(folder: string): Storage {
  function fileOf(key: string): string {
    assertStorageKey(key);
    return path.join(folder, key);
  }

  return {
    async read(key) {
      const handle = await fs.open(fileOf(key)).catch(unlessMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), byteSize: size };
    },

    async write(key, content) {
      const file = fileOf(key);
      await fs.mkdir(folder, { recursive: true });
      // Linking fails when the name exists, and never makes half a file visible.
      const temporaryFile = path.join(folder, `.${randomUUID()}`);
      try {
        await fs.writeFile(temporaryFile, content, { flush: true });
        await fs.link(temporaryFile, file);
      } finally {
        await fs.rm(temporaryFile, { force: true });
      }
    },

    async remove(key) {
      await fs.rm(fileOf(key), { force: true });
    },

    async *list() {
      const names = (await fs.readdir(folder).catch(unlessMissing)) ?? [];
      for (const key of names.filter(isStorageKey).sort()) {
        const stats = await fs.stat(fileOf(key)).catch(unlessMissing);
        if (stats?.isFile()) yield { key, byteSize: stats.size };
      }
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
