import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

const folder = path.join(import.meta.dirname, 'migrations');
const lockfile = { path: './migration_lock.toml', content: 'provider = "postgresql"\n' };

export function readSchema(): string {
  return readFileSync(path.join(import.meta.dirname, 'schema.prisma'), 'utf8');
}

/** The names of all migrations, oldest first. */
export function migrationNames(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** All migrations in the format of Prisma's engine. */
export function migrationList(): MigrationList {
  return {
    baseDir: folder,
    lockfile,
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/** Writes a migration that runs after all existing ones. Returns its file. */
export function addMigration(name: string, sql: string): string {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join(folder, `${stamp}_${name}`, 'migration.sql');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sql);
  writeFileSync(path.join(folder, lockfile.path), lockfile.content);
  return file;
}
