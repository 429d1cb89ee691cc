import { z } from 'zod';
import type { Storage } from '#platform/storage/storage.ts';
import type { Enqueue, Queries } from '#platform/jobs/enqueue.repository.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { MediaFilesRepository } from './media-files.repository.ts';

/** Removes files from the storage whose rows were removed (decision 064). */
export const mediaRemovalJob = jobKind(
  'media-removal',
  z.object({ storageKeys: z.array(z.string()).readonly() }),
);
type MediaRemoval = DataOf<typeof mediaRemovalJob>;

/** The files of one job: few enough for a slow storage to remove them before the job counts as lost. */
const filesPerJob = 50;

/**
 * Stores jobs that remove those of the files that have no row, once the transaction, which removed their rows, is
 * committed, and not before `afterSeconds`.
 */
export type RemoveFiles = (
  transaction: Queries,
  storageKeys: readonly string[],
  afterSeconds?: number,
) => Promise<void>;

export const createRemoveFiles =
  (enqueue: Enqueue): RemoveFiles =>
  async (transaction, storageKeys, afterSeconds) => {
    for (let first = 0; first < storageKeys.length; first += filesPerJob) {
      const some = storageKeys.slice(first, first + filesPerJob);
      await enqueue(transaction, mediaRemovalJob, { storageKeys: some }, afterSeconds);
    }
  };

interface Dependencies {
  repository: Pick<MediaFilesRepository, 'findStoredKeys'>;
  storage: Pick<Storage, 'remove'>;
}

/** A repeated job finds that some of its files are already gone: not an error. A file that has a row stays. */
export const createMediaRemoval =
  ({ repository, storage }: Dependencies): JobHandler<MediaRemoval> =>
  async ({ storageKeys }) => {
    const stored = new Set(await repository.findStoredKeys(storageKeys));
    for (const key of storageKeys.filter((each) => !stored.has(each))) await storage.remove(key);
  };
