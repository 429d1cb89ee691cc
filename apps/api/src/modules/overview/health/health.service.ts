import { unavailable } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findMissingMigrations } from './health.repository.ts';
import { perContext } from '#platform/per-context.ts';

// Monitoring asks every few seconds: the same reason is logged once, until the process is ready again.
const lastReason = perContext<{ text?: string | undefined }>(() => ({}));

function notReady(context: Context, message: string, cause?: unknown) {
  const last = lastReason(context);
  const isLogged = message === last.text;
  last.text = message;
  return unavailable(message, { cause, isLogged });
}

function missingMigrations(context: Context) {
  return findMissingMigrations(context.db).catch((cause: unknown) => {
    throw notReady(context, 'The database cannot be reached', cause);
  });
}

export function isAlive(): { status: 'ok' } {
  return { status: 'ok' };
}

/** Throws UNAVAILABLE while the database cannot be reached or lacks migrations. */
export async function isReady(context: Context): Promise<{ status: 'ready' }> {
  const missing = await missingMigrations(context);
  if (missing.length > 0) throw notReady(context, 'The database needs migrations: run `pnpm db:migrate`');
  lastReason(context).text = undefined;
  return { status: 'ready' };
}
