import { migrate } from '@markwell/database/migrate';

/** Applies migrations that were written while `pnpm dev` runs. A failure is only logged: it can be corrected. */
export async function applyMigrations(databaseUrl: string, log: (line: string) => void): Promise<void> {
  try {
    const applied = await migrate(databaseUrl);
    if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
  } catch (error) {
    log(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`);
    log('Correct the migration, then run `pnpm db:migrate`.');
  }
}
