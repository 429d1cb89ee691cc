import type { NotificationKind } from '@markwell/shared/notifications/notifications.vocabulary';
import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import { everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { notificationEmail } from './optional-emails.ts';
import type { Context } from '#context.ts';
import { readNotificationEmail, claimNotificationEmails } from './notification-emails.repository.ts';
import { unsubscribeLinksFor } from './unsubscribe-links.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** Notifications that a user expects and may not find behind the bell in time. */
const importantKinds: readonly NotificationKind[] = [
  'report-answered',
  'question-corrected',
  'parent-link',
  'assignment-set',
  'assignment-due',
  'assignment-returned',
];
/** Later, for example after a long failure of the mail server, the e-mail would be old news. */
const maxAgeMs = 2 * 86_400_000;
const maxPerClaim = 100;

export const notificationEmailJob = jobKind(
  'notification-email',
  z.object({ userId: z.uuid(), notificationIds: z.array(z.uuid()) }),
);
type NotificationEmail = DataOf<typeof notificationEmailJob>;

function claimSome(context: Context) {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const since = new Date(now.getTime() - maxAgeMs);
    const claimed = await claimNotificationEmails(transaction, importantKinds, {
      since,
      now,
      limit: maxPerClaim,
    });
    if (claimed.length > 0) await context.emailSender.assertCanSend();
    for (const [userId, ofUser = []] of Map.groupBy(claimed, ({ userId }) => userId)) {
      const notificationIds = ofUser.map(({ id }) => id);
      await context.enqueue(transaction, notificationEmailJob, { userId, notificationIds });
    }
    return claimed.length;
  });
}

/** Has important notifications that are still unread sent by e-mail, those of one user in one e-mail. Each once. */
export const notificationEmailsJob: PeriodicJob = {
  name: 'notifications by e-mail',
  cron: everyMinute,
  async run(context) {
    while ((await claimSome(context)) === maxPerClaim);
  },
};

/** Processes one job. When it throws, the job is tried again later. */
export async function sendNotificationEmail(
  context: Context,
  { userId, notificationIds }: NotificationEmail,
): Promise<void> {
  const reader = await readNotificationEmail(context.db, userId, notificationIds);
  if (!reader || reader.notifications.length === 0) return;
  const links = unsubscribeLinksFor(context, { userId, email: 'emailNotifications' });
  await context.emailSender.send({
    to: reader.email,
    ...notificationEmail(reader.name, reader.notifications, {
      webUrl: context.settings.webUrl,
      unsubscribePage: links.page,
    }),
    unsubscribeUrl: links.request,
  });
}
