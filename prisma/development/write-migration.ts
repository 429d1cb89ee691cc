import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../migration-files.ts';
import { drift } from './schema-engine.ts';

/** Writes the next migration: the changes from all migrations so far to schema.prisma. Returns its file, if any. */
export async function writeMigration(emptyDatabaseUrl: string, name: string): Promise<string | undefined> {
  await migrate(emptyDatabaseUrl);
  const sql = await drift(emptyDatabaseUrl);
  if (sql === '') return undefined;
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join(migrationsFolder, `${stamp}_${name}`, 'migration.sql');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${sql}\n`);
  return file;
}
