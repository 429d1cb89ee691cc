import { z } from 'zod';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { AccountLinkSender } from '#modules/accounts/account-links/account-link-sender.ts';
import { inactiveAccountEmail, inactiveChildEmail } from './inactive-account-emails.ts';
import type { InactiveAccountsRepository } from './inactive-accounts.repository.ts';

export const inactiveAccountEmailJob = jobKind(
  'inactive-account-email',
  z.object({
    userId: z.uuid(),
    recipient: z.enum(['owner', 'parent']),
    deletedOn: z.iso.datetime(),
  }),
);
type InactiveAccountEmail = DataOf<typeof inactiveAccountEmailJob>;

interface Dependencies {
  repository: Pick<InactiveAccountsRepository, 'findWarned'>;
  emailSender: Pick<EmailSender, 'send'>;
  accountLinkSender: Pick<AccountLinkSender, 'issueParentLink'>;
  webUrl: string;
}

export const createSendInactiveAccountEmail =
  ({ repository, emailSender, accountLinkSender, webUrl }: Dependencies): JobHandler<InactiveAccountEmail> =>
  async ({ userId, recipient, deletedOn }) => {
    const user = await repository.findWarned(userId);
    if (!user) return;
    const day = new Date(deletedOn);
    if (recipient === 'owner') {
      await emailSender.send({ to: user.email, ...inactiveAccountEmail(user, day, webUrl) });
    } else if (user.parentEmail !== null) {
      const address = await accountLinkSender.issueParentLink(userId, user.parentEmail);
      await emailSender.send({ to: user.parentEmail, ...inactiveChildEmail(user, day, address) });
    }
  };
