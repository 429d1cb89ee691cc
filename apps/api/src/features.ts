import type { Database } from '@markwell/database/connect';
import type { Clock } from './core/clock.ts';
import type { Job } from './core/jobs.ts';
import type { MediaUrls } from './core/media/media-urls.ts';
import type { RandomInt } from './core/random.ts';
import type { Callers } from './core/users/callers.ts';
import type { SessionTokens } from './core/users/session-tokens.ts';
import { createHealthRepository } from './features/health/health.repository.ts';
import { mountHealth } from './features/health/health.router.ts';
import { createHealthService } from './features/health/health.service.ts';
import type { Mount } from './http/mount.ts';

/** What features are made of. */
export interface FeatureDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  callers: Callers;
  tokens: SessionTokens;
  mediaUrls: MediaUrls;
}

/**
 * Wires repository -> service -> router, feature by feature. Health comes first: its path is then found first.
 * Returns the work of the features that comes round again.
 */
export function mountFeatures(mount: Mount, dependencies: FeatureDependencies): Job[] {
  const { database } = dependencies;
  mountHealth(mount, createHealthService({ repository: createHealthRepository(database) }));
  return [];
}
