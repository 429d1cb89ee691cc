import type { LinkPurpose } from '@markwell/shared/features/account/account.contract';
import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { EmailSender } from '../../domain/email-sending/send-email.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import { hashOfLinkToken } from '../../domain/users/account-links/link-token.ts';
import type {
  LinkOwner,
  LinksRepository,
} from '../../domain/users/account-links/account-links.repository.ts';
import { needsParentalConsent } from '../../domain/users/needs-parental-consent.ts';
import { purposeOf } from './link-purpose.ts';
import type { EmailLimits, ResetLimits } from './email-limits.ts';

/** The reply and its duration are the same for every address: the work is done after the reply. */
export interface RequestAccountLinkService {
  /** All throw UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS. */
  forgotPassword: (email: string, networkAddress: string) => Promise<void>;
  /** Sends the link that a new account still needs: to its owner, or to the parent. */
  resend: (email: string, networkAddress: string) => Promise<void>;
  /** Sends a new link to replace an expired one. */
  renew: (purpose: LinkPurpose, token: string, networkAddress: string) => Promise<void>;
}

interface Dependencies {
  repository: Pick<LinksRepository, 'find' | 'findOwner'>;
  accountLinks: Pick<AccountLinks, 'sendVerification' | 'sendReset' | 'sendConsent' | 'sendEmailChange'>;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  limits: EmailLimits;
  resetLimits: ResetLimits;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
}

export function createRequestAccountLinkService(dependencies: Dependencies): RequestAccountLinkService {
  const { repository, accountLinks, emailSender, limits, resetLimits, backgroundTasks } = dependencies;

  async function sendMissingLink(owner: LinkOwner): Promise<void> {
    if (!owner.isActive) return;
    if (owner.emailVerifiedAt === null) {
      if (owner.passwordHash !== null) await accountLinks.sendVerification(owner);
    } else if (
      owner.parentEmail !== null &&
      needsParentalConsent(owner) &&
      owner.consentWithdrawnAt === null // A parent who has said no is not asked again.
    ) {
      await limits.recipient.consume(owner.parentEmail);
      await accountLinks.sendConsent(owner, owner.parentEmail);
    }
  }

  async function sendReset(owner: LinkOwner): Promise<void> {
    if (owner.isActive) await accountLinks.sendReset(owner);
  }

  /** The checks that do not depend on whether the account exists. */
  async function assertAllowed(recipientOrToken: string, networkAddress: string): Promise<void> {
    await limits.address.consume(networkAddress);
    await limits.recipient.consume(recipientOrToken);
    await emailSender.assertCanSend();
  }

  /** Without an e-mail when there were many: the links that were sent before still work. */
  async function sendResetUnlessMany(owner: LinkOwner): Promise<void> {
    try {
      await resetLimits.account.consume(owner.id);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return;
      throw error;
    }
    await sendReset(owner);
  }

  function sendTo(email: string, send: (owner: LinkOwner) => Promise<void>): void {
    backgroundTasks.run(async () => {
      const owner = await repository.findOwner({ email });
      if (owner) await send(owner);
    });
  }

  return {
    async forgotPassword(email, networkAddress) {
      await limits.address.consume(networkAddress);
      await resetLimits.requester.consume(`${networkAddress} ${email}`);
      await emailSender.assertCanSend();
      sendTo(email, sendResetUnlessMany);
    },

    async resend(email, networkAddress) {
      await assertAllowed(email, networkAddress);
      sendTo(email, sendMissingLink);
    },

    async renew(purpose, token, networkAddress) {
      await assertAllowed(token, networkAddress);
      backgroundTasks.run(async () => {
        const link = await repository.find(hashOfLinkToken(token));
        if (!link || purposeOf(link.kind) !== purpose) return;
        await limits.recipient.consume(link.email);
        if (link.kind === 'RESET_PASSWORD') await sendReset(link.user);
        else if (link.kind !== 'CHANGE_EMAIL') await sendMissingLink(link.user);
        else if (link.usedAt === null) await accountLinks.sendEmailChange(link.user, link.email);
      });
    },
  };
}
