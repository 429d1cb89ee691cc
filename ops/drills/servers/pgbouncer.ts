import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import getPort from 'get-port';
import { createServerFolder, findProgram, startServer, type StartedServer } from './program.ts';

interface Pgbouncer extends StartedServer {
  port: number;
  /** The address of a database of the PostgreSQL behind it. */
  url: (database: string) => string;
}

interface PgbouncerOptions {
  postgresPort: number;
  /** The connections to PostgreSQL for each database. */
  poolSize?: number;
  /** A port that was used before, to start it again. */
  port?: number;
}

export const pgbouncerMissing = 'pgbouncer is not installed (Debian: apt-get install pgbouncer)';

/** PgBouncer in transaction mode in front of an embedded PostgreSQL. Undefined where it is not installed. */
export async function startPgbouncer({
  postgresPort,
  poolSize = 20,
  port: givenPort,
}: PgbouncerOptions): Promise<Pgbouncer | undefined> {
  const program = await findProgram('pgbouncer');
  if (program === undefined) return undefined;
  const port = givenPort ?? (await getPort());
  const folder = await createServerFolder();
  const settings = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  await writeFile(users, '"markwell" ""\n');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} timezone=UTC connect_query='set statement_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = markwell
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 5000
server_login_retry = 1
log_connections = 0
log_disconnections = 0
log_stats = 0
`,
  );
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = await startServer(program, ['-q', ...asUser, settings], { port, folder });
  return { ...server, port, url: (database) => `postgresql://markwell@127.0.0.1:${port}/${database}` };
}
