import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { PaperStorage } from './library/load-papers.ts';

export interface StagedMedia extends PaperStorage {
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
    async write(storageKey, data) {
      await fs.writeFile(path.join(stagingFolder, storageKey), data);
      storageKeys.push(storageKey);
    },
    remove: (storageKey) => fs.rm(path.join(stagingFolder, storageKey)),
    async keep() {
      for (const storageKey of storageKeys) {
        await fs.rename(path.join(stagingFolder, storageKey), path.join(mediaRoot, storageKey));
      }
      await fs.rm(stagingFolder, { recursive: true });
    },
  };
}
