import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@markwell/database/connect';
import { createReplicaFreshness, withTimeout } from './replica-freshness.ts';
import type { WalPosition } from './wal-position.ts';
import { readReplayedPosition, readWrittenPosition } from './wal-positions.repository.ts';

type Method = (...parameters: never[]) => Promise<unknown>;
type MethodName<Repository> = {
  [Name in keyof Repository]: Repository[Name] extends Method ? Name : never;
}[keyof Repository];

/** Makes a repository whose named methods may read from the replica: what they return may be some seconds old. */
export type ReadFromReplica = <Repository extends object>(
  create: (database: Database) => Repository,
  ...names: MethodName<Repository>[]
) => Repository;

export interface ReplicaReads {
  readFromReplica: ReadFromReplica;
  /** Runs the work of a request, whose replica reads show everything up to a position. */
  inRequest: (after: WalPosition, work: () => void) => void;
  /** What the primary has written so far. */
  written: () => Promise<WalPosition>;
}

interface RequestState {
  after: WalPosition;
  isReplicaCurrent?: Promise<boolean>;
}

interface Dependencies {
  database: Database;
  replica: Database;
  now: () => number;
  /** Called when the replica goes away, and when it is back. */
  onChange: (isAway: boolean, error?: unknown) => void;
}

/** Milliseconds after which a replica read is repeated on the primary. */
const readMs = 5_000;

/** Without a replica, these reads are the primary's, without any cost. */
export const readFromPrimary =
  (database: Database): ReadFromReplica =>
  (create) =>
    create(database);

/**
 * Replica reads of requests go to the replica, unless it lacks what the request must see, is too far behind or is away.
 * Everything else goes to the primary, and so do the same methods outside of a request: no write is decided by a row of
 * the replica.
 */
export function createReplicaReads({ database, replica, now, onChange }: Dependencies): ReplicaReads {
  const requests = new AsyncLocalStorage<RequestState>();
  const freshness = createReplicaFreshness({
    readWritten: () => readWrittenPosition(database),
    readReplayed: () => readReplayedPosition(replica),
    now,
    onChange,
  });

  async function read(onReplica: () => Promise<unknown>, onPrimary: () => Promise<unknown>) {
    const request = requests.getStore();
    if (request === undefined) return onPrimary();
    request.isReplicaCurrent ??= freshness.isCurrent(request.after);
    if (!(await request.isReplicaCurrent)) return onPrimary();
    try {
      return await withTimeout(onReplica(), readMs);
    } catch (error) {
      // If the primary refuses the read too, the replica is not to blame.
      const result = await onPrimary();
      freshness.reportFailure(error);
      return result;
    }
  }

  return {
    readFromReplica(create, ...names) {
      const onPrimary = create(database);
      const onReplica = create(replica);
      const methodOf = (repository: typeof onPrimary, name: (typeof names)[number]) =>
        repository[name] as unknown as Method;
      const replicaReads = names.map((name): [PropertyKey, Method] => [
        name,
        (...parameters) =>
          read(
            () => methodOf(onReplica, name)(...parameters),
            () => methodOf(onPrimary, name)(...parameters),
          ),
      ]);
      return { ...onPrimary, ...Object.fromEntries(replicaReads) };
    },
    inRequest: (after, work) => {
      requests.run({ after }, work);
    },
    written: () => readWrittenPosition(database),
  };
}
