import pg from 'pg';

/** Creates the database when the server lacks it; several may ask at once. */
export async function createDatabase(databaseUrl: string): Promise<void> {
  if (await canConnect(databaseUrl)) return;
  await onServer(databaseUrl, async (server, name) => {
    try {
      await server.query(`create database ${server.escapeIdentifier(name)}`);
    } catch (error) {
      // Another process was quicker: it exists, or its row in pg_database does.
      if (!hasCode(error, '42P04', '23505')) throw error;
    }
  });
}

/** Removes the database with everything in it; whoever is connected is disconnected. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, (server, name) =>
    server.query(`drop database if exists ${server.escapeIdentifier(name)} with (force)`),
  );
}

/** A copy of a database nobody is connected to; replaces the one of that name. Returns its address. */
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

/** Runs work while no other process runs work under the same lock on this database. */
export async function withAdvisoryLock<Result>(
  databaseUrl: string,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'markwell lock' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end(); // gives the lock back
  }
}

/** PostgreSQL 14 always copies the files, and does not know the word "strategy". */
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
  const server = new pg.Client({ connectionString: withDatabase(databaseUrl, 'postgres') });
  await server.connect();
  try {
    return await work(server, decodeURIComponent(new URL(databaseUrl).pathname.slice(1)));
  } finally {
    await server.end();
  }
}

/** Whether the database exists; a server that cannot be reached is an error. */
async function canConnect(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
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

/** A refused connection to several addresses of one host comes as an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
