import type { Database } from '@markwell/database/connect';
import { unreachablePosition, parseWalPosition, type WalPosition } from './wal-position.ts';

/**
 * Up to where the primary has changes. The position of inserts, because a commit that PostgreSQL acknowledged may not be
 * written to disk yet (`synchronous_commit = off`).
 */
export async function readWrittenPosition({ sql: database }: Database): Promise<WalPosition> {
  const { position } = await database
    .selectNoFrom((eb) => eb.cast<string>(eb.fn('pg_current_wal_insert_lsn'), 'text').as('position'))
    .executeTakeFirstOrThrow();
  return parseWalPosition(position);
}

/** What a replica shows so far. A server that is not a replica shows everything. */
export async function readReplayedPosition({ sql: database }: Database): Promise<WalPosition> {
  const { position } = await database
    .selectNoFrom((eb) => eb.cast<string | null>(eb.fn('pg_last_wal_replay_lsn'), 'text').as('position'))
    .executeTakeFirstOrThrow();
  return position === null ? unreachablePosition : parseWalPosition(position);
}
