import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from './create-client.ts';

/** Start-up options of a session that migrates, waits for a lock, backs up or restores: it may take any time. */
export const withoutTimeouts = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** Creates the database if it does not exist. Several processes may call this at the same time. */
export async function createDatabase(databaseUrl: string): Promise<void> {
  if (await canConnect(databaseUrl)) return;
  await onServer(databaseUrl, async (server, name) => {
    try {
      await server.query(`create database ${server.escapeIdentifier(name)}`);
    } catch (error) {
      // Another process was faster: the database exists, or its row in pg_database does.
      if (!hasCode(error, '42P04', '23505')) throw error;
    }
  });
}

/** Drops the database and disconnects its clients. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, (server, name) =>
    server.query(`drop database if exists ${server.escapeIdentifier(name)} with (force)`),
  );
}

/** Copies a database that has no connections; replaces an earlier copy of the same name. Returns the copy's address. */
export async function cloneDatabase(
  templateUrl: string,
  name: string,
  strategy: 'file_copy' | 'wal_log' = 'file_copy',
): Promise<string> {
  const cloneUrl = withDatabase(templateUrl, name);
  await dropDatabase(cloneUrl);
  await onServer(templateUrl, async (server, template) => {
    const statement = `create database ${server.escapeIdentifier(name)} template ${server.escapeIdentifier(template)}`;
    await server.query((await isBefore15(server)) ? statement : `${statement} strategy ${strategy}`);
  });
  return cloneUrl;
}

/**
 * Runs work while no other process holds the same lock on this database. It asks again and again: a statement that waited
 * for the lock would be one that CREATE INDEX CONCURRENTLY, in the work of the lock's holder, waits for.
 */
export async function withAdvisoryLock<Result>(
  databaseUrl: string,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = createClient({
    connectionString: databaseUrl,
    application_name: 'markwell lock',
    options: withoutTimeouts,
  });
  await client.connect();
  try {
    while (!(await tryLock(client, lock))) await sleep(100);
    return await work();
  } finally {
    await client.end(); // releases the lock
  }
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [lock],
  );
  return rows[0]?.isLocked === true;
}

/** PostgreSQL 14 always copies the files and does not support "strategy". */
async function isBefore15(server: pg.Client): Promise<boolean> {
  const { rows } = await server.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return (rows[0]?.version ?? 0) < 150_000;
}

async function onServer<Result>(
  databaseUrl: string,
  work: (server: pg.Client, name: string) => Promise<Result>,
): Promise<Result> {
  const server = createClient({ connectionString: withDatabase(databaseUrl, 'postgres') });
  await server.connect();
  try {
    return await work(server, decodeURIComponent(new URL(databaseUrl).pathname.slice(1)));
  } finally {
    await server.end();
  }
}

/** Returns whether the database exists. Throws if the server cannot be reached. */
async function canConnect(databaseUrl: string): Promise<boolean> {
  const client = createClient({ connectionString: databaseUrl });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (hasCode(error, '3D000')) return false;
    const { host } = new URL(databaseUrl);
    throw new Error(`PostgreSQL at ${host} cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    await client.end();
  }
}

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}

/** When all addresses of a host refuse the connection, the error is an AggregateError with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
