import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The address of a database that does not exist yet, on the server of the tests. */
export function freshUrl(): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/fresh_${randomUUID().replaceAll('-', '')}`;
  return url.href;
}

/** Runs one statement, or several without parameters, on a connection of its own. */
export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
