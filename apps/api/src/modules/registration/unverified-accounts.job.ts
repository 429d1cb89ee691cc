import type { Clock } from '#platform/clock.ts';
import { recordLifetimeMs } from '#platform/idempotency/idempotent-request.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { UnverifiedAccountsRepository } from './unverified-accounts.repository.ts';

const maxAgeMs = 7 * 86_400_000;

/** Deletes registrations and accounts that were not confirmed within a week, with their saved e-mails, and expired links. */
export const unverifiedAccountsJob = (
  repository: UnverifiedAccountsRepository,
  clock: Clock,
): PeriodicJob => ({
  name: 'unverified accounts',
  everySeconds: 3600,
  async run() {
    const now = clock();
    const before = new Date(now.getTime() - maxAgeMs);
    await repository.removeAccounts(before, now);
    await repository.removeRegistrations(before);
    await repository.removeRequests(new Date(now.getTime() - recordLifetimeMs));
    await repository.removeLinks(before);
  },
});
