import { dayOf } from '@markwell/shared/time/days';
import type { Clock } from '#platform/clock.ts';
import { toDateColumn } from '#platform/date-column.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { deletionDueAtOf } from '#modules/accounts/deletion-due.ts';
import { endConsent, type EndedConsentsRepository } from './ended-consents.repository.ts';

const maxPupils = 100;

interface Dependencies {
  repository: EndedConsentsRepository;
  inTransaction: InTransaction;
  enqueueEmails: EnqueueAccountEmails;
  clock: Clock;
}

/** Ends the need for a parent's consent of pupils who are certainly 13, and sends both an e-mail. */
export const endedConsentsJob = (dependencies: Dependencies): PeriodicJob => ({
  name: 'consent of pupils who are 13',
  everySeconds: 3600,
  async run() {
    const { repository, inTransaction, enqueueEmails, clock } = dependencies;
    const today = toDateColumn(dayOf(clock()));
    for (const userId of await repository.find(today, maxPupils)) {
      await inTransaction(async (transaction) => {
        const ended = await endConsent(transaction, userId, today);
        if (!ended) return;
        const { email, parentEmail, parentConfirmedAt, deletionRequestedAt } = ended;
        const deletionDueAt = deletionDueAtOf(deletionRequestedAt)?.toISOString() ?? null;
        const wasBlocked = parentConfirmedAt === null;
        await enqueueEmails(
          transaction,
          { email: 'consent-ended', userId, to: email, wasBlocked, deletionDueAt },
          { email: 'consent-ended-parent', userId, to: parentEmail },
        );
      });
    }
  },
});
