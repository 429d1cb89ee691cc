import { createClient } from '../create-client.ts';
import { findMigrations, findTables, textSettings, type StoredTable } from './tables.ts';

const rowsPerFetch = 1_000;

interface Dump {
  migrations: string[];
  tables: StoredTable[];
  /** The rows of a table in the order of its primary key, each as PostgreSQL writes a row as text. */
  rowsOf: (table: StoredTable) => AsyncGenerator<string>;
}

/** Reads the whole database as it is at one moment, while others change it. */
export async function dumpTables<Result>(
  databaseUrl: string,
  work: (dump: Dump) => Promise<Result>,
): Promise<Result> {
  const client = createClient({ connectionString: databaseUrl, options: textSettings });
  await client.connect();

  async function* rowsOf({ name, order }: StoredTable) {
    const table = client.escapeIdentifier(name);
    const columns = order.map((column) => client.escapeIdentifier(column)).join(', ');
    await client.query(
      `declare dumped no scroll cursor for select ${table}::text as line from ${table} order by ${columns}`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from dumped`);
      for (const { line } of rows) yield line;
      if (rows.length < rowsPerFetch) break;
    }
    await client.query('close dumped');
  }

  try {
    await client.query('begin isolation level repeatable read read only');
    return await work({ migrations: await findMigrations(client), tables: await findTables(client), rowsOf });
  } finally {
    await client.end();
  }
}
