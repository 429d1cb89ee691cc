import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** Reads .env, if there is one; what the shell sets wins. */
export function loadEnvironmentFile(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The folder of the database and the pictures; made when it is missing. */
export function dataDirectory(): string {
  const folder = path.resolve(root, process.env['DATA_DIR'] ?? '.data');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The secret that signs development's tokens: made once, so that a restart ends no session. */
export function developmentSecret(): string {
  const file = path.join(dataDirectory(), 'jwt-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Environment variables are never empty strings to us: `PORT=` in .env means that it is not set. */
export function setting(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

/** The database to use instead of the embedded one, if there is one. Throws when it cannot be one. */
export function databaseUrlSetting(): string | undefined {
  const url = setting('DATABASE_URL');
  if (url === undefined || /^postgres(ql)?:\/\/./.test(url)) return url;
  throw new Error('DATABASE_URL must be an address that starts with postgresql://');
}
