import type { Database } from '@markwell/database/connect';
import { migrationNames } from '@markwell/database/migration-files';

export interface HealthRepository {
  /** The migrations of this version that the database lacks. Throws when the database cannot be reached. */
  missingMigrations: () => Promise<string[]>;
}

export function createHealthRepository(database: Database): HealthRepository {
  const wanted = migrationNames();
  return {
    async missingMigrations() {
      // Prisma's own table is not in the Prisma schema, so this is plain SQL.
      const [row] = await database.$queryRaw<[{ there: boolean }]>`
        select to_regclass('_prisma_migrations') is not null as there`;
      if (!row.there) return wanted;
      const applied = await database.$queryRaw<{ name: string }[]>`
        select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
      const names = new Set(applied.map(({ name }) => name));
      return wanted.filter((name) => !names.has(name));
    },
  };
}
