import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** The names of all migrations, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export interface Migration {
  name: string;
  sql: string;
}

/** All migrations, oldest first. */
export const readMigrations = (): Migration[] =>
  migrationNames().map((name) => ({
    name,
    sql: readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
  }));
