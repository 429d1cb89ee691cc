import type { OwnDataDto } from '@markwell/shared/features/users/own-data.schemas';
import type { Clock } from '../../core/clock.ts';
import { unauthenticated } from '../../core/errors.ts';
import type { OwnDataRepository } from './own-data.repository.ts';

export interface OwnDataService {
  /** All that is held about a person. Throws TOO_MANY_REQUESTS after ten times in 15 minutes. */
  collect: (userId: string) => Promise<OwnDataDto>;
}

interface Dependencies {
  repository: OwnDataRepository;
  limit: { take: (key: string) => Promise<void> };
  clock: Clock;
}

export function createOwnDataService({ repository, limit, clock }: Dependencies): OwnDataService {
  return {
    async collect(userId) {
      await limit.take(userId);
      const data = await repository.collect(userId);
      if (!data) throw unauthenticated();
      return { exportedAt: clock().toISOString(), ...data };
    },
  };
}
