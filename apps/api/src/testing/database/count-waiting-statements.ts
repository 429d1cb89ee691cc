import type { Database } from '@markwell/database/connect';

/** Counts the statements on this database that wait for a lock. */
export async function countWaitingStatements({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const { count } = await sql
    // PostgreSQL's view of what each connection does: the columns that we use.
    .$extendTables<{ pg_stat_activity: { datname: string | null; wait_event_type: string | null } }>()
    .selectFrom('pg_stat_activity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb('datname', '=', eb.fn<string>('current_database')))
    .where('wait_event_type', '=', 'Lock')
    .executeTakeFirstOrThrow();
  return count;
}
