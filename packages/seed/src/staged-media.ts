import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';

export interface StagedMedia {
  /** Writes a file and returns its storage key. */
  write: (extension: 'webp' | 'pdf', data: Uint8Array) => Promise<string>;
  /** Moves the staged files into the media folder. */
  keep: () => Promise<void>;
}

/** Creates a folder for new files inside the media folder. Removes the leftovers of a killed run first. */
export async function stageMedia(mediaRoot: string): Promise<StagedMedia> {
  const stagingFolder = path.join(mediaRoot, '.seeding');
  await fs.rm(stagingFolder, { recursive: true, force: true });
  await fs.mkdir(stagingFolder, { recursive: true });
  const storageKeys: string[] = [];
  return {
    async write(extension, data) {
      const storageKey = `${randomBytes(12).toString('hex')}.${extension}`;
      await fs.writeFile(path.join(stagingFolder, storageKey), data);
      storageKeys.push(storageKey);
      return storageKey;
    },
    async keep() {
      for (const storageKey of storageKeys) {
        await fs.rename(path.join(stagingFolder, storageKey), path.join(mediaRoot, storageKey));
      }
      await fs.rm(stagingFolder, { recursive: true });
    },
  };
}
