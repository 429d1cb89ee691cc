import { everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import {
  assignmentDueNotification,
  assignmentSetNotification,
} from '#modules/notifications/assignment-notifications.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { claimDue, claimOpened, pupilsToTell } from './announcements.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const reminderMs = 86_400_000;
const maxPerClaim = 20;

function notify(context: Context, claim: typeof claimOpened, textOf: typeof assignmentSetNotification) {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
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
}

/** Notifies pupils of assignments that have opened, and reminds those who have not handed in a day before they are due. */
export const assignmentAnnouncementsJob: PeriodicJob = {
  name: 'assignment announcements',
  cron: everyMinute,
  async run(context) {
    while ((await notify(context, claimOpened, assignmentSetNotification)) === maxPerClaim);
    while ((await notify(context, claimDue, assignmentDueNotification)) === maxPerClaim);
  },
};
