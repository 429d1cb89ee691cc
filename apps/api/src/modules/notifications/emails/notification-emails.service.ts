import type { NotificationKind } from '@markwell/shared/notifications/notifications.vocabulary';
import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { NotificationEmailsRepository } from './notification-emails.repository.ts';
import {
  notificationEmail,
  type OptionalEmailClaims,
  type OptionalEmailDependencies,
} from './optional-emails.ts';

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

/** Has important notifications that are still unread sent by e-mail, those of one user in one e-mail. Each once. */
export function notificationEmailsJob(
  dependencies: OptionalEmailClaims<NotificationEmailsRepository>,
): PeriodicJob {
  const { repository, emailSender, inTransaction, enqueue, clock } = dependencies;
  const claimSome = () =>
    inTransaction(async (transaction) => {
      const now = clock();
      const since = new Date(now.getTime() - maxAgeMs);
      const claimed = await repository.claim(transaction, importantKinds, { since, now, limit: maxPerClaim });
      if (claimed.length > 0) await emailSender.assertCanSend();
      for (const [userId, ofUser = []] of Map.groupBy(claimed, ({ userId }) => userId)) {
        const notificationIds = ofUser.map(({ id }) => id);
        await enqueue(transaction, notificationEmailJob, { userId, notificationIds });
      }
      return claimed.length;
    });
  return {
    name: 'notifications by e-mail',
    everySeconds: 60,
    async run() {
      while ((await claimSome()) === maxPerClaim);
    },
  };
}

export const createSendNotificationEmail =
  (dependencies: OptionalEmailDependencies<NotificationEmailsRepository>): JobHandler<NotificationEmail> =>
  async ({ userId, notificationIds }) => {
    const { repository, emailSender, unsubscribeLinks, webUrl } = dependencies;
    const reader = await repository.read(userId, notificationIds);
    if (!reader || reader.notifications.length === 0) return;
    const links = unsubscribeLinks.linksFor({ userId, email: 'emailNotifications' });
    await emailSender.send({
      to: reader.email,
      ...notificationEmail(reader.name, reader.notifications, { webUrl, unsubscribePage: links.page }),
      unsubscribeUrl: links.request,
    });
  };
