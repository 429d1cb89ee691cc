import type pg from 'pg';
import { createClient } from '../create-client.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import { findTables, textSettings, type StoredTable } from './tables.ts';

const rowsPerInsert = 500;

interface Load {
  migrations: readonly string[];
  tables: readonly Pick<StoredTable, 'name' | 'columns'>[];
  /** The rows of a table, as `dumpTables` gives them. */
  rowsOf: (name: string) => AsyncIterable<string>;
}

interface ForeignKey {
  relation: string;
  name: string;
  definition: string;
}

/** Whether the database has no table at all. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  const client = createClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await findTables(client)).length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty database: applies the migrations that the dumped database had, then adds its rows in one
 * transaction, so that there are all or none. Needs no superuser. Throws when a migration or a column is
 * unknown to this version, and when a row refers to one that is missing.
 */
export async function loadTables(databaseUrl: string, { migrations, tables, rowsOf }: Load): Promise<void> {
  const known = readMigrations();
  const unknown = migrations.find((name) => known.every((migration) => migration.name !== name));
  if (unknown !== undefined)
    throw new Error(`The backup is from another version: this one has no migration ${unknown}.`);
  await migrate(
    databaseUrl,
    known.filter(({ name }) => migrations.includes(name)),
  );
  const client = createClient({ connectionString: databaseUrl, options: textSettings });
  await client.connect();
  try {
    assertSameColumns(await findTables(client), tables);
    await client.query('begin');
    const foreignKeys = await dropForeignKeys(client);
    for (const table of tables) {
      const name = client.escapeIdentifier(table.name);
      // What triggers have written is in the backup too.
      await client.query(`alter table ${name} disable trigger user`);
      // A migration may have added rows of its own.
      await client.query(`delete from ${name}`);
      await insertRows(client, table, rowsOf(table.name));
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const { relation, name, definition } of foreignKeys)
      await client.query(
        `alter table ${relation} add constraint ${client.escapeIdentifier(name)} ${definition}`,
      );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function assertSameColumns(found: readonly StoredTable[], expected: Load['tables']): void {
  const describe = (tables: Load['tables']) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  if (describe(found) !== describe(expected))
    throw new Error('The tables of the backup are not those of its migrations, so it cannot be restored.');
}

/** Rows refer to rows of tables that are loaded later, even of the same table. */
async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { relation, name } of rows)
    await client.query(`alter table ${relation} drop constraint ${client.escapeIdentifier(name)}`);
  return rows;
}

async function insertRows(
  client: pg.Client,
  { name, columns }: Load['tables'][number],
  lines: AsyncIterable<string>,
): Promise<void> {
  const table = client.escapeIdentifier(name);
  const stored = columns.filter(({ isGenerated }) => !isGenerated);
  const names = stored.map((column) => client.escapeIdentifier(column.name));
  // "offset 0" keeps PostgreSQL from reading each line once per column.
  const statement = `insert into ${table} (${names.join(', ')})
    select ${names.map((column) => `(line).${column}`).join(', ')}
    from (select each::${table} as line from unnest($1::text[]) each offset 0) lines`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [batch]);
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length >= rowsPerInsert) await flush();
  }
  await flush();
}
