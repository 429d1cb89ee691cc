import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { sql } from 'kysely';

/** The tables with a row that contains one of these texts in any column, by name. */
export async function tablesWith(database: Database, texts: readonly string[]): Promise<string[]> {
  const patterns = texts.map((text) => `%${text}%`);
  const found = [];
  const tables = await database.sql.introspection.getTables({ withInternalKyselyTables: false });
  for (const { schema = 'public', name } of tables) {
    const row = await database.sql
      .selectFrom(sql.table(`${schema}.${name}`).as('row'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) =>
        eb(eb.cast<string>(sql.ref('row'), 'text'), 'ilike', eb.fn.any(arrayOf('text', patterns))),
      )
      .executeTakeFirst();
    if (row && row.count > 0) found.push(name);
  }
  return found;
}
