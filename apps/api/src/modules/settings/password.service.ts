import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import { hashPassword } from '#modules/accounts/password-hash.ts';
import type { Context } from '#context.ts';
import { checkOwnPassword } from '#modules/accounts/own-password.ts';
import { assertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import { replacePassword } from '#modules/accounts/password.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { signSessionToken } from '#modules/accounts/session-tokens.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  rememberMe: boolean;
}

const sameAsBefore = 'The new password is the same as the current one';

/**
 * Ends every session except the caller's, which continues with the returned token, and sends the user an e-mail.
 * Throws like OwnPassword, and RULE_BROKEN for a weak password.
 */
export async function changePassword(
  context: Context,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  { currentPassword, newPassword, rememberMe }: PasswordChange,
): Promise<{ token: string }> {
  const checkedHash = await checkOwnPassword(context, userId, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) {
    throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.newPassword', message: sameAsBefore }] });
  }
  await assertStrongPassword(newPassword, [], 'newPassword');
  const days = rememberMe ? tokenDays.remembered : tokenDays.standard;
  const expiresAt = new Date(context.clock().getTime() + days * 86_400_000);
  const hashes = { checked: checkedHash, new: await hashPassword(newPassword) };
  const subject = await replacePassword(
    context.db,
    userId,
    hashes,
    { sessionId, expiresAt },
    (transaction, to) =>
      enqueueAccountEmails(context, transaction, { email: 'password-changed', userId, to }),
  );
  if (!subject) throw conflict('Your password has just been changed elsewhere. Please sign in again.');
  clearCachedCaller(context, userId);
  return { token: signSessionToken(context, subject, days, sessionId ?? undefined) };
}
