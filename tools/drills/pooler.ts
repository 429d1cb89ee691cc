import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/databases';
import { storeSessionSettings } from '@markwell/database/session-settings';
import { type EmbeddedPostgres, startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import getPort from 'get-port';
import pg from 'pg';
import { startApi, stopApi, waitUntilApiReady } from '../process/api-process.ts';
import { runTool } from '../test/run-tool.ts';
import { type Pgbouncer, pgbouncerMissing, startPgbouncer } from './servers/pgbouncer.ts';

/** The HTTP tests that run through the pooler, by path. */
const tested = [
  'modules/mock-tests',
  'modules/rapid-fire',
  'modules/accounts/sign-in',
  'modules/registration',
  'modules/notifications',
  'modules/search',
  'modules/question-editing',
  'modules/overview/failed-jobs',
  'platform/jobs',
  'http/security',
];

/**
 * Starts the API behind PgBouncer in transaction mode, then runs HTTP tests through it, with this many connections to
 * PostgreSQL for each database: fewer than the application opens. The time zone of the database user is another, unless it
 * is stored as the product stores it. Resolves to the failed checks.
 */
export async function drill(connections: number): Promise<string[]> {
  const postgres = await startTemporaryPostgres();
  const pgbouncer = await startPgbouncer({ postgresPort: postgres.port, poolSize: connections });
  try {
    if (!pgbouncer) {
      console.log(`Skipped: ${pgbouncerMissing}.`);
      return [];
    }
    postgres.alsoEnd(pgbouncer.pid);
    await run(postgres.url('postgres'), `alter role current_user set timezone to 'America/New_York'`);
    const passed = await runTool({
      title: `HTTP tests through PgBouncer with ${connections} connections`,
      command: 'vitest',
      parameters: ['run', '--project', 'http', ...tested],
      environment: {
        TEST_DATABASE_URL: postgres.url('postgres'),
        TEST_POOLER_URL: pgbouncer.url('postgres'),
      },
    });
    return [
      ...(await startWithTimeZones(postgres, pgbouncer)),
      ...(passed ? [] : ['tests failed through PgBouncer']),
    ];
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
}

/** An API process must not start with the wrong time zone, and must start with the stored one. */
async function startWithTimeZones(postgres: EmbeddedPostgres, pgbouncer: Pgbouncer): Promise<string[]> {
  const directUrl = postgres.url('pooled');
  await createDatabase(directUrl);
  await migrate(directUrl);
  const startsWith = async () => {
    const port = await getPort();
    const api = startApi({
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      JWT_SECRET: 'only-for-the-drill-on-a-throw-away-database',
      DATABASE_URL: pgbouncer.url('pooled'),
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_POOLED: 'true',
      PORT: String(port),
    });
    const isReady = await waitUntilApiReady(api, port);
    await stopApi(api);
    return isReady;
  };
  const failures = (await startsWith()) ? ['the API started with a wrong time zone'] : [];
  await storeSessionSettings(directUrl);
  await run(pgbouncer.url('pgbouncer'), 'reconnect');
  return (await startsWith()) ? failures : [...failures, 'the API did not start with the stored time zone'];
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
