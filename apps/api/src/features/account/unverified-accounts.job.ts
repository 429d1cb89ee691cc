import type { Clock } from '../../domain/clock.ts';
import type { Job } from '../../domain/jobs.ts';
import type { UnverifiedAccountsRepository } from './unverified-accounts.repository.ts';

const keptMs = 7 * 86_400_000;

/** Who signed up and never came has been forgotten a week later; so have old links. */
export const unverifiedAccountsJob = (repository: UnverifiedAccountsRepository, clock: Clock): Job => ({
  name: 'unfinished accounts',
  everySeconds: 3600,
  async run() {
    const before = new Date(clock().getTime() - keptMs);
    await repository.removeAccounts(before);
    await repository.removeLinks(before);
  },
});
