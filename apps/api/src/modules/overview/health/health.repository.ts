import type { Database, Sql } from '@markwell/database/connect';
import { migrationNames } from '@markwell/database/migration-files';

/** The query builder with Prisma's own table, which is not in the Prisma schema. */
export const withMigrations = (sql: Sql) =>
  sql.$extendTables<{
    _prisma_migrations: {
      id: string;
      migration_name: string;
      finished_at: Date | null;
      rolled_back_at: Date | null;
    };
  }>();

const allMigrations = migrationNames();

/** The migrations of this version that the database lacks. Throws when the database cannot be reached. */
export async function findMissingMigrations(db: Database): Promise<string[]> {
  const sql = withMigrations(db.sql);

  const { table } = await sql
    .selectNoFrom((eb) => eb.fn<string | null>('to_regclass', [eb.val('_prisma_migrations')]).as('table'))
    .executeTakeFirstOrThrow();
  if (table === null) return allMigrations;
  const applied = await sql
    .selectFrom('_prisma_migrations')
    .select('migration_name')
    .where('finished_at', 'is not', null)
    .where('rolled_back_at', 'is', null)
    .execute();
  const names = new Set(applied.map((migration) => migration.migration_name));
  return allMigrations.filter((name) => !names.has(name));
}
