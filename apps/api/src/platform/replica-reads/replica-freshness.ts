import { unreachablePosition, type WalPosition } from './wal-position.ts';

interface Dependencies {
  readWritten: () => Promise<WalPosition>;
  readReplayed: () => Promise<WalPosition>;
  /** Milliseconds that only grow. */
  now: () => number;
  onChange: (isAway: boolean, error?: unknown) => void;
}

export interface ReplicaFreshness {
  /** Whether the replica shows this position, and everything that was written some seconds ago. */
  isCurrent: (after: WalPosition) => Promise<boolean>;
  /** The replica failed where the primary did not: it is not asked for some seconds. */
  reportFailure: (error: unknown) => void;
}

/** How often the primary is asked what it has written: a replica that is two of these behind is too late. */
const sampleMs = 10_000;
/** How long a position of the replica is believed. */
const positionMs = 1_000;
/** How long a replica has to say its position. */
const answerMs = 500;
const awayMs = 5_000;

/** Decides whether a replica may serve a read. Most decisions need no statement. */
export function createReplicaFreshness({
  readWritten,
  readReplayed,
  now,
  onChange,
}: Dependencies): ReplicaFreshness {
  let older = { position: 0n, at: -Infinity };
  let newest = older;
  let replayed = { position: -1n, at: -Infinity };
  let awayUntil = -Infinity;
  let isAway = false;

  function reportFailure(error: unknown): void {
    awayUntil = now() + awayMs;
    if (!isAway) onChange(true, error);
    isAway = true;
  }

  /** What the primary had written when it was asked before the last time; now, if that is long ago. */
  async function latestAllowed(): Promise<WalPosition> {
    const at = now();
    if (at - newest.at >= sampleMs) {
      const sample = { position: await readWritten(), at };
      older = at - newest.at < 2 * sampleMs ? newest : sample;
      newest = sample;
    }
    return older.position;
  }

  async function askReplica(): Promise<void> {
    replayed = { position: await withTimeout(readReplayed(), answerMs), at: now() };
    if (isAway) onChange(false);
    isAway = false;
  }

  return {
    async isCurrent(after) {
      if (after === unreachablePosition || now() < awayUntil) return false;
      const allowed = await latestAllowed();
      const needed = after > allowed ? after : allowed;
      if (replayed.position >= needed && now() - replayed.at < positionMs) return true;
      try {
        await askReplica();
      } catch (error) {
        reportFailure(error);
        return false;
      }
      return replayed.position >= needed;
    },
    reportFailure,
  };
}

/** Rejects after this many milliseconds. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`There was no answer within ${milliseconds} ms.`));
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
