import type { LinkPurpose } from '@markwell/shared/registration/account.contract';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type { AccountLinkRequest } from './account-link-request.job.ts';
import type { EmailLimits, ResetLimits } from './email-limits.ts';

/** The reply and its duration are the same for every address: a worker does the rest. */
export interface RequestAccountLinkService {
  /** All throw UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS. */
  forgotPassword: (
    email: string,
    networkAddress: string,
    idempotencyKey: string | undefined,
  ) => Promise<void>;
  /** Sends the link that a new account still needs: to its owner, or to the parent. */
  resend: (email: string, networkAddress: string, idempotencyKey: string | undefined) => Promise<void>;
  /** Sends a new link to replace an expired one. */
  renew: (
    link: { purpose: LinkPurpose; token: string },
    networkAddress: string,
    idempotencyKey: string | undefined,
  ) => Promise<void>;
}

interface Dependencies {
  enqueueRequest: (request: AccountLinkRequest) => Promise<void>;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  limits: EmailLimits;
  resetLimits: Pick<ResetLimits, 'requester'>;
}

export function createRequestAccountLinkService(dependencies: Dependencies): RequestAccountLinkService {
  const { enqueueRequest, emailSender, limits, resetLimits } = dependencies;

  /** The checks that do not depend on whether the account exists. */
  async function assertAllowed(recipientOrToken: string, networkAddress: string): Promise<void> {
    await limits.address.consume(networkAddress);
    await limits.recipient.consume(recipientOrToken);
    await emailSender.assertCanSend();
  }

  return {
    async forgotPassword(email, networkAddress, idempotencyKey) {
      await limits.address.consume(networkAddress);
      await resetLimits.requester.consume(`${networkAddress} ${email}`);
      await emailSender.assertCanSend();
      await enqueueRequest({ request: 'reset', email, idempotencyKey });
    },

    async resend(email, networkAddress, idempotencyKey) {
      await assertAllowed(email, networkAddress);
      await enqueueRequest({ request: 'missing-link', email, idempotencyKey });
    },

    async renew({ purpose, token }, networkAddress, idempotencyKey) {
      await assertAllowed(token, networkAddress);
      const tokenHash = Buffer.from(hashOfLinkToken(token)).toString('base64');
      await enqueueRequest({ request: 'renewal', purpose, tokenHash, idempotencyKey });
    },
  };
}
