import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';
import type { Clock } from '#platform/clock.ts';
import { unauthenticated } from '#platform/domain-error.ts';
import type { DataExportRepository } from './data-export.repository.ts';

export interface DataExportService {
  /** Everything we store about a user. Throws TOO_MANY_REQUESTS after ten exports in 15 minutes. */
  collect: (userId: string) => Promise<DataExportDto>;
}

interface Dependencies {
  repository: DataExportRepository;
  limit: { consume: (key: string) => Promise<void> };
  clock: Clock;
}

export function createDataExportService({ repository, limit, clock }: Dependencies): DataExportService {
  return {
    async collect(userId) {
      await limit.consume(userId);
      const data = await repository.collect(userId);
      if (!data) throw unauthenticated();
      return { exportedAt: clock().toISOString(), ...data };
    },
  };
}
