import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { CompiledQuery } from 'kysely';
import type { ConnectionOptions } from 'pg-boss';

/** Runs pg-boss's statements in a transaction. */
export function queueDatabaseOf(transaction: Queries): NonNullable<ConnectionOptions['db']> {
  const sql = sqlOf(transaction);
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await sql.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
