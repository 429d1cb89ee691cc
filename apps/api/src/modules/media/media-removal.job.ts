import { z } from 'zod';
import type { Sql } from '#platform/transaction.repository.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { Context } from '#context.ts';
import { findStoredKeys } from './media-files.repository.ts';

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
export async function removeFiles(
  context: Context,
  transaction: Sql,
  storageKeys: readonly string[],
  afterSeconds?: number,
): Promise<void> {
  for (let first = 0; first < storageKeys.length; first += filesPerJob) {
    const some = storageKeys.slice(first, first + filesPerJob);
    await context.enqueue(transaction, mediaRemovalJob, { storageKeys: some }, afterSeconds);
  }
}

/** A repeated job finds that some of its files are already gone: not an error. A file that has a row stays. */
export async function removeMediaFiles(context: Context, { storageKeys }: MediaRemoval): Promise<void> {
  const stored = new Set(await findStoredKeys(context.db, storageKeys));
  for (const key of storageKeys.filter((each) => !stored.has(each))) await context.storage.remove(key);
}
