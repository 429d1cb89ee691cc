import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import {
  assignmentDueNotification,
  assignmentSetNotification,
} from '#modules/notifications/assignment-notifications.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import { claimDue, claimOpened, pupilsToTell } from './announcements.repository.ts';

const reminderMs = 86_400_000;
const maxPerClaim = 20;

/** Notifies pupils of assignments that have opened, and reminds those who have not handed in a day before they are due. */
export function assignmentAnnouncementsJob({
  inTransaction,
  clock,
}: {
  inTransaction: InTransaction;
  clock: Clock;
}): PeriodicJob {
  const notify = (claim: typeof claimOpened, textOf: typeof assignmentSetNotification) =>
    inTransaction(async (transaction) => {
      const now = clock();
      const remindBefore = new Date(now.getTime() + reminderMs);
      const claimed = await claim(transaction, { now, remindBefore, limit: maxPerClaim });
      for (const assignment of claimed) {
        const pupils = await pupilsToTell(transaction, assignment);
        const notification = textOf(assignment);
        await notifyUsers(
          transaction,
          pupils.map(({ id }) => ({ ...notification, userId: id, at: now })),
        );
      }
      return claimed.length;
    });
  return {
    name: 'assignment announcements',
    everySeconds: 30,
    async run() {
      while ((await notify(claimOpened, assignmentSetNotification)) === maxPerClaim);
      while ((await notify(claimDue, assignmentDueNotification)) === maxPerClaim);
    },
  };
}
