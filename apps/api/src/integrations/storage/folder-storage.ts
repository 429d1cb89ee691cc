import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { isStorageKey, type Storage } from './storage.ts';

/** Files side by side in one folder, which is made when the first one is written. */
export function createFolderStorage(folder: string): Storage {
  function fileOf(key: string): string {
    if (!isStorageKey(key)) throw new Error('This is not the key of a file');
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
      // Linking fails when the name is taken, and never shows half a file.
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await fs.writeFile(draft, content, { flush: true });
        await fs.link(draft, file);
      } finally {
        await fs.rm(draft, { force: true });
      }
    },

    async remove(key) {
      await fs.rm(fileOf(key), { force: true });
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
