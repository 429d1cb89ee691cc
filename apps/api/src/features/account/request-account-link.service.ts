import type { LinkPurpose } from '@markwell/shared/features/account/account.contract';
import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import type { EmailSender } from '../../domain/send-email.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import { hashOfLinkToken } from '../../domain/users/account-links/link-token.ts';
import type {
  LinkOwner,
  LinksRepository,
} from '../../domain/users/account-links/account-links.repository.ts';
import { needsParentalConsent } from '../../domain/users/needs-parental-consent.ts';
import { purposeOf } from './link-purpose.ts';
import type { EmailLimits } from './email-limits.ts';

/** The reply and its duration are the same for every address: the work is done after the reply. */
export interface RequestAccountLinkService {
  /** All throw UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS. */
  forgotPassword: (email: string, address: string) => Promise<void>;
  /** Sends the link that a new account still needs: to its owner, or to the parent. */
  resend: (email: string, address: string) => Promise<void>;
  /** Sends a new link to replace an expired one. */
  renew: (purpose: LinkPurpose, token: string, address: string) => Promise<void>;
}

interface Dependencies {
  repository: Pick<LinksRepository, 'find' | 'findOwner'>;
  accountLinks: Pick<AccountLinks, 'sendVerification' | 'sendReset' | 'sendConsent' | 'sendEmailChange'>;
  emailSender: Pick<EmailSender, 'assertOpen'>;
  limits: EmailLimits;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
}

export function createRequestAccountLinkService(dependencies: Dependencies): RequestAccountLinkService {
  const { repository, accountLinks, emailSender, limits, backgroundTasks } = dependencies;

  async function sendAwaited(owner: LinkOwner): Promise<void> {
    if (!owner.isActive) return;
    if (owner.emailVerifiedAt === null) {
      if (owner.passwordHash !== null) await accountLinks.sendVerification(owner);
    } else if (owner.parentEmail !== null && needsParentalConsent(owner)) {
      await limits.recipient.take(owner.parentEmail);
      await accountLinks.sendConsent(owner, owner.parentEmail);
    }
  }

  async function sendReset(owner: LinkOwner): Promise<void> {
    if (owner.isActive) await accountLinks.sendReset(owner);
  }

  /** The checks that do not depend on whether the account exists. */
  async function admit(key: string, address: string): Promise<void> {
    await limits.address.take(address);
    await limits.recipient.take(key);
    await emailSender.assertOpen();
  }

  const request = (send: (owner: LinkOwner) => Promise<void>) => async (email: string, address: string) => {
    await admit(email, address);
    backgroundTasks.run(async () => {
      const owner = await repository.findOwner({ email });
      if (owner) await send(owner);
    });
  };

  return {
    forgotPassword: request(sendReset),
    resend: request(sendAwaited),

    async renew(purpose, token, address) {
      await admit(token, address);
      backgroundTasks.run(async () => {
        const link = await repository.find(hashOfLinkToken(token));
        if (!link || purposeOf(link.kind) !== purpose) return;
        await limits.recipient.take(link.email);
        if (link.kind === 'RESET_PASSWORD') await sendReset(link.user);
        else if (link.kind !== 'CHANGE_EMAIL') await sendAwaited(link.user);
        else if (link.usedAt === null) await accountLinks.sendEmailChange(link.user, link.email);
      });
    },
  };
}
