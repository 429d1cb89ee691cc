import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import { ruleViolated, unauthenticated } from '../../domain/domain-error.ts';
import type { EmailSender } from '../../domain/email-sending/send-email.ts';
import type { LinksRepository } from '../../domain/users/account-links/account-links.repository.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import type { OwnPassword } from './own-password.ts';

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
  accountLinks: Pick<AccountLinks, 'sendEmailChange' | 'sendAccountExists'>;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  limit: { consume: (email: string) => Promise<void> };
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
}

const sameAsBefore = 'This is already your e-mail address';

export function createEmailChangeService(dependencies: Dependencies): EmailChangeService {
  const { owners, ownPassword, accountLinks, emailSender, limit, backgroundTasks } = dependencies;
  return {
    async request(userId, email, password) {
      const user = await owners.findOwner({ id: userId });
      if (!user) throw unauthenticated();
      if (email === user.email) {
        throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.email', message: sameAsBefore }] });
      }
      await ownPassword.confirm(userId, password, 'password');
      await limit.consume(email);
      await emailSender.assertCanSend();
      backgroundTasks.run(async () => {
        const isTaken = (await owners.findOwner({ email })) !== undefined;
        await (isTaken ? accountLinks.sendAccountExists(email) : accountLinks.sendEmailChange(user, email));
      });
    },
  };
}
