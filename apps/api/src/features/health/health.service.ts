import { unavailable } from '../../domain/domain-error.ts';
import type { HealthRepository } from './health.repository.ts';

export interface HealthService {
  alive: () => { status: 'ok' };
  /** Throws UNAVAILABLE while the database cannot be reached or lacks migrations. */
  ready: () => Promise<{ status: 'ready' }>;
}

export function createHealthService({ repository }: { repository: HealthRepository }): HealthService {
  const missingMigrations = () =>
    repository.missingMigrations().catch((cause: unknown) => {
      throw unavailable('The database cannot be reached', { cause });
    });

  return {
    alive: () => ({ status: 'ok' }),
    async ready() {
      const missing = await missingMigrations();
      if (missing.length > 0) throw unavailable('The database needs migrations');
      return { status: 'ready' };
    },
  };
}
