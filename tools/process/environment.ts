import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

export const root = path.join(import.meta.dirname, '..', '..');

/** Reads .env, if there is one. The shell's variables take precedence. */
export function loadEnvironmentFile(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The folder of the database and the pictures; created if it does not exist. */
export function dataDirectory(): string {
  const folder = path.resolve(root, process.env['DATA_DIR'] ?? '.data');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The secret that signs session tokens in development: created once, so that a restart ends no session. */
export function developmentSecret(): string {
  const file = path.join(dataDirectory(), 'jwt-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Reads an environment variable. An empty one (`PORT=` in .env) counts as not set. */
export function setting(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * The address of the database to use instead of the embedded one, if set: without a pooler, because commands migrate and
 * take locks. Throws if it is not a PostgreSQL address.
 */
export function databaseUrlSetting(): string | undefined {
  const name = setting('DATABASE_DIRECT_URL') === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const url = setting(name);
  if (url === undefined || /^postgres(ql)?:\/\/./.test(url)) return url;
  throw new Error(`${name} must be an address that starts with postgresql://`);
}
