import type { LinkPurpose } from '@markwell/shared/registration/account.contract';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type { Context } from '#context.ts';
import { accountLinkRequestJob } from './account-link-request.job.ts';

// The reply and its duration are the same for every address: a worker does the rest.

/** The checks that do not depend on whether the account exists. */
async function assertAllowed(
  context: Context,
  recipientOrToken: string,
  networkAddress: string,
): Promise<void> {
  await context.limits.email.address.consume(networkAddress);
  await context.limits.email.recipient.consume(recipientOrToken);
  await context.emailSender.assertCanSend();
}

/** All throw UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS. */
export async function requestPasswordReset(
  context: Context,
  email: string,
  networkAddress: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  await context.limits.email.address.consume(networkAddress);
  await context.limits.reset.requester.consume(`${networkAddress} ${email}`);
  await context.emailSender.assertCanSend();
  await context.enqueue(context.db.sql, accountLinkRequestJob, { request: 'reset', email, idempotencyKey });
}

/** Sends the link that a new account still needs: to its owner, or to the parent. */
export async function requestMissingLink(
  context: Context,
  email: string,
  networkAddress: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  await assertAllowed(context, email, networkAddress);
  await context.enqueue(context.db.sql, accountLinkRequestJob, {
    request: 'missing-link',
    email,
    idempotencyKey,
  });
}

/** Sends a new link to replace an expired one. */
export async function renewLink(
  context: Context,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  networkAddress: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  await assertAllowed(context, token, networkAddress);
  const tokenHash = Buffer.from(hashOfLinkToken(token)).toString('base64');
  await context.enqueue(context.db.sql, accountLinkRequestJob, {
    request: 'renewal',
    purpose,
    tokenHash,
    idempotencyKey,
  });
}
