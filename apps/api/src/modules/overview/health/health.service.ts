import { unavailable } from '#platform/domain-error.ts';
import type { HealthRepository } from './health.repository.ts';

export interface HealthService {
  alive: () => { status: 'ok' };
  /** Throws UNAVAILABLE while the database cannot be reached or lacks migrations. */
  ready: () => Promise<{ status: 'ready' }>;
}

export function createHealthService({ repository }: { repository: HealthRepository }): HealthService {
  // Monitoring asks every few seconds: the same reason is logged once, until the process is ready again.
  let reason: string | undefined;
  const notReady = (message: string, cause?: unknown) => {
    const isLogged = message === reason;
    reason = message;
    return unavailable(message, { cause, isLogged });
  };
  const missingMigrations = () =>
    repository.missingMigrations().catch((cause: unknown) => {
      throw notReady('The database cannot be reached', cause);
    });

  return {
    alive: () => ({ status: 'ok' }),
    async ready() {
      const missing = await missingMigrations();
      if (missing.length > 0) throw notReady('The database needs migrations: run `pnpm db:migrate`');
      reason = undefined;
      return { status: 'ready' };
    },
  };
}
