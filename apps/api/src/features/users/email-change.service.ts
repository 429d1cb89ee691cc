import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import { ruleViolated, unauthenticated } from '../../domain/domain-error.ts';
import type { EmailSender } from '../../domain/send-email.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import type { LinksRepository } from '../../domain/users/account-links/account-links.repository.ts';
import type { ConfirmIdentity } from './confirm-identity.ts';

export interface EmailChangeService {
  /**
   * Sends a link to the new address, which counts once the link was followed, and a notice to the present one. The answer
   * is the same when the new address belongs to somebody else: its owner is told. Throws as ConfirmIdentity does; RULE_BROKEN
   * for the present address; UNAVAILABLE when no mail can be sent; TOO_MANY_REQUESTS.
   */
  request: (userId: string, email: string, password: string | undefined) => Promise<void>;
}

interface Dependencies {
  owners: Pick<LinksRepository, 'findOwner'>;
  ownPassword: Pick<ConfirmIdentity, 'confirm'>;
  links: Pick<AccountLinks, 'sendEmailChange' | 'tellAccountExists'>;
  post: Pick<EmailSender, 'assertOpen'>;
  limit: { take: (email: string) => Promise<void> };
  afterwards: Pick<BackgroundTasks, 'run'>;
}

const sameAsBefore = 'This is your e-mail address already';

export function createEmailChangeService(dependencies: Dependencies): EmailChangeService {
  const { owners, ownPassword, links, post, limit, afterwards } = dependencies;
  return {
    async request(userId, email, password) {
      const person = await owners.findOwner({ id: userId });
      if (!person) throw unauthenticated();
      if (email === person.email) {
        throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.email', message: sameAsBefore }] });
      }
      await ownPassword.confirm(userId, password, 'password');
      await limit.take(email);
      await post.assertOpen();
      afterwards.run(async () => {
        const isTaken = (await owners.findOwner({ email })) !== undefined;
        await (isTaken ? links.tellAccountExists(email) : links.sendEmailChange(person, email));
      });
    },
  };
}
