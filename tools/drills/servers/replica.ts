import { type EmbeddedPostgres, startReplicaOf } from '@markwell/dev-postgres/dev-postgres';
import pg from 'pg';

export interface Replica extends EmbeddedPostgres {
  /** Changes of the primary no longer become visible, as on a replica that is behind. */
  pauseReplay: () => Promise<void>;
  resumeReplay: () => Promise<void>;
}

/** A streaming replica of an embedded PostgreSQL; on a given port, to start it again. */
export async function startReplica(
  primary: Pick<EmbeddedPostgres, 'data' | 'port' | 'url'>,
  port?: number,
): Promise<Replica> {
  const replica = await startReplicaOf(primary, port);
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: replica.url('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    ...replica,
    pauseReplay: () => run('select pg_wal_replay_pause()'),
    resumeReplay: () => run('select pg_wal_replay_resume()'),
  };
}
