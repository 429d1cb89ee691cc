import type { Database } from '@markwell/database/connect';

/** The number of connections of this database that wait for a lock of another one. */
export async function countWaiting(database: Database): Promise<number> {
  const { count } = await database.sql
    .$extendTables<{ pg_stat_activity: { datname: string | null; wait_event_type: string | null } }>()
    .selectFrom('pg_stat_activity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb('datname', '=', eb.fn<string>('current_database')))
    .where('wait_event_type', '=', 'Lock')
    .executeTakeFirstOrThrow();
  return count;
}
