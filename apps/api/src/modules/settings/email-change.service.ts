import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import type { AccountEmail } from '#modules/accounts/account-links/account-email.job.ts';
import type { OwnPassword } from '#modules/accounts/own-password.ts';

export interface EmailChangeService {
  /**
   * Sends a link to the new address, which is used once the link is opened, and an e-mail to the current
   * address. The reply is the same when the new address belongs to another user, who then gets an e-mail.
   * Throws like OwnPassword, RULE_BROKEN for the current address, UNAVAILABLE when e-mail cannot be sent,
   * and TOO_MANY_REQUESTS.
   */
  request: (userId: string, email: string, password: string | undefined) => Promise<void>;
}

interface Dependencies {
  owners: Pick<LinksRepository, 'findOwner'>;
  ownPassword: Pick<OwnPassword, 'confirm'>;
  /** All or none. */
  enqueueEmails: (...emails: AccountEmail[]) => Promise<void>;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  /** By recipient, and by the user. */
  limits: Record<'recipient' | 'sender', { consume: (key: string) => Promise<void> }>;
}

const sameAsBefore = 'This is already your e-mail address';

export function createEmailChangeService(dependencies: Dependencies): EmailChangeService {
  const { owners, ownPassword, enqueueEmails, emailSender, limits } = dependencies;
  return {
    async request(userId, email, password) {
      const user = await owners.findOwner({ id: userId });
      if (!user) throw unauthenticated();
      if (email === user.email) {
        throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.email', message: sameAsBefore }] });
      }
      await ownPassword.confirm(userId, password, 'password');
      await limits.sender.consume(userId);
      await limits.recipient.consume(email);
      await emailSender.assertCanSend();
      await enqueueEmails(
        { email: 'email-change', userId, newEmail: email },
        { email: 'email-change-warning', userId, to: user.email, newEmail: email },
      );
    },
  };
}
