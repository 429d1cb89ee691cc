import type { Clock } from '../../domain/clock.ts';
import type { Job } from '../../domain/jobs.ts';
import type { UnverifiedAccountsRepository } from './unverified-accounts.repository.ts';

const maxAgeMs = 7 * 86_400_000;

/** Deletes accounts that were not verified within a week, and expired links. */
export const unverifiedAccountsJob = (repository: UnverifiedAccountsRepository, clock: Clock): Job => ({
  name: 'unverified accounts',
  everySeconds: 3600,
  async run() {
    const before = new Date(clock().getTime() - maxAgeMs);
    await repository.removeAccounts(before);
    await repository.removeLinks(before);
  },
});
