import { dayOf } from '@markwell/shared/time/days';
import { toDateColumn } from '#platform/date-column.ts';
import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { deletionDueAtOf } from '#modules/accounts/deletion-due.ts';
import { endConsent, findEndedConsents } from './ended-consents.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';

const maxPupils = 100;

/** Ends the need for a parent's consent of pupils who are certainly 13, and sends both an e-mail. */
export const endedConsentsJob: PeriodicJob = {
  name: 'consent of pupils who are 13',
  cron: everyHour,
  async run(context) {
    const today = toDateColumn(dayOf(context.clock()));
    for (const userId of await findEndedConsents(context.db, today, maxPupils)) {
      await inTransaction(context.db, async (transaction) => {
        const ended = await endConsent(transaction, userId, today);
        if (!ended) return;
        const { email, parentEmail, parentConfirmedAt, deletionRequestedAt } = ended;
        const deletionDueAt = deletionDueAtOf(deletionRequestedAt)?.toISOString() ?? null;
        const wasBlocked = parentConfirmedAt === null;
        await enqueueAccountEmails(
          context,
          transaction,
          { email: 'consent-ended', userId, to: email, wasBlocked, deletionDueAt },
          { email: 'consent-ended-parent', userId, to: parentEmail },
        );
      });
    }
  },
};
