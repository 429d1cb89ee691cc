import { recordLifetimeMs } from '#platform/idempotency/idempotent-request.ts';
import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import {
  removeUnverifiedAccounts,
  removeOldRegistrations,
  removeOldRequests,
  removeExpiredLinks,
} from './unverified-accounts.repository.ts';

const maxAgeMs = 7 * 86_400_000;

/** Deletes registrations and accounts that were not confirmed within a week, with their saved e-mails, and expired links. */
export const unverifiedAccountsJob: PeriodicJob = {
  name: 'unverified accounts',
  cron: everyHour,
  async run(context) {
    const now = context.clock();
    const before = new Date(now.getTime() - maxAgeMs);
    await removeUnverifiedAccounts(context, before, now);
    await removeOldRegistrations(context, before);
    await removeOldRequests(context.db, new Date(now.getTime() - recordLifetimeMs));
    await removeExpiredLinks(context.db, before);
  },
};
