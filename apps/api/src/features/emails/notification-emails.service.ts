import type { NotificationKind } from '@markwell/shared/vocabulary/notifications';
import type { Job } from '../../domain/jobs.ts';
import { sendEachEmail } from '../../domain/email-sending/send-each-email.ts';
import type { NotificationEmailsRepository, NotificationToEmail } from './notification-emails.repository.ts';
import { notificationEmail, type OptionalEmailDependencies } from './optional-emails.ts';

/** Notifications that a pupil expects and may not find behind the bell in time. */
const importantKinds: readonly NotificationKind[] = ['report-answered', 'question-corrected'];
/** Later, for example after a long failure of the mail server, the e-mail would be old news. */
const maxAgeMs = 2 * 86_400_000;
const maxPerClaim = 100;

/**
 * Sends important notifications that are still unread by e-mail, those of one user in one e-mail. Each at most
 * once, with any number of processes.
 */
export function notificationEmailsJob(
  dependencies: OptionalEmailDependencies<NotificationEmailsRepository>,
): Job {
  const { repository, emailSender, unsubscribeLinks, webUrl, clock } = dependencies;
  return {
    name: 'notifications by e-mail',
    everySeconds: 60,
    async run() {
      for (;;) {
        const now = clock();
        const since = new Date(now.getTime() - maxAgeMs);
        const claimed = await repository.claim(importantKinds, { since, now, limit: maxPerClaim });
        await sendEachEmail(emailSender, {
          items: [...new Set(claimed.map(({ userId }) => userId))].map((userId) =>
            claimed
              .filter((notification) => notification.userId === userId)
              .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
          ),
          emailOf: emailFor,
          release: (groups) => repository.release(groups.flat().map(({ id }) => id)),
        });
        if (claimed.length < maxPerClaim) return;
      }
    },
  };

  function emailFor(ofUser: NotificationToEmail[]) {
    const [{ userId, userName, address }] = ofUser as [NotificationToEmail];
    const links = unsubscribeLinks.linksFor({ userId, email: 'emailNotifications' });
    return {
      to: address,
      ...notificationEmail(userName, ofUser, { webUrl, unsubscribePage: links.page }),
      unsubscribeUrl: links.request,
    };
  }
}
