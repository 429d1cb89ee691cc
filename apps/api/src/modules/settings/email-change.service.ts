import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '#modules/accounts/account-links/account-links.repository.ts';
import { confirmOwnPassword } from '#modules/accounts/own-password.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';

const sameAsBefore = 'This is already your e-mail address';

/**
 * Sends a link to the new address, which is used once the link is opened, and an e-mail to the current
 * address. The reply is the same when the new address belongs to another user, who then gets an e-mail.
 * Throws like OwnPassword, RULE_BROKEN for the current address, UNAVAILABLE when e-mail cannot be sent,
 * and TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  context: Context,
  userId: string,
  email: string,
  password: string | undefined,
): Promise<void> {
  const user = await findLinkOwner(context.db, { id: userId });
  if (!user) throw unauthenticated();
  if (email === user.email) {
    throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.email', message: sameAsBefore }] });
  }
  await confirmOwnPassword(context, userId, password, 'password');
  await context.limits.email.sender.consume(userId);
  await context.limits.email.recipient.consume(email);
  await context.emailSender.assertCanSend();
  await inTransaction(context.db, (transaction) =>
    enqueueAccountEmails(
      context,
      transaction,
      { email: 'email-change', userId, newEmail: email },
      { email: 'email-change-warning', userId, to: user.email, newEmail: email },
    ),
  );
}
