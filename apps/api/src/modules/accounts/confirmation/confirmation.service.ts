import type { ConfirmationMethod } from '@markwell/shared/accounts/confirmation.contract';
import { codeSchema } from '@markwell/shared/accounts/code-schema';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '../account-links/account-links.repository.ts';
import { isCodeNeeded, checkCode } from '../second-factor/check-code.ts';
import { checkPassword } from '../check-password.ts';
import { recordConfirmation } from './recent-confirmation.repository.ts';

async function ownerOf(context: Context, id: string) {
  const owner = await findLinkOwner(context.db, { id });
  if (!owner) throw unauthenticated();
  return owner;
}

/** The code of a user who has an authenticator app, else the password, else a new sign-in with Google. */
export async function confirmationMethodOf(context: Context, userId: string): Promise<ConfirmationMethod> {
  if (await isCodeNeeded(context, userId)) return 'code';
  return (await ownerOf(context, userId)).passwordHash === null ? 'google' : 'password';
}

async function assertPassword(context: Context, userId: string, password: string): Promise<void> {
  await context.limits.password.consume(userId);
  const { passwordHash } = await ownerOf(context, userId);
  if (!(await checkPassword(passwordHash, password))) {
    const message = 'This is not your current password';
    throw ruleViolated(message, { issues: [{ path: 'body.answer', message }] });
  }
  await context.limits.password.reset(userId);
}

/**
 * Remembers in the session that its user has confirmed who they are. Throws RULE_BROKEN for a wrong answer,
 * UNAUTHENTICATED for a session from before sessions were stored, and TOO_MANY_REQUESTS.
 */
export async function confirmIdentity(
  context: Context,
  { id, sessionId }: Caller,
  answer: string,
): Promise<void> {
  const method = await confirmationMethodOf(context, id);
  if (method === 'code') await checkCode(context, id, codeSchema.parse(answer.slice(0, 40)), 'answer');
  else if (method === 'password') await assertPassword(context, id, answer);
  else throw ruleViolated('This account has no password. Please sign in with Google again.');
  if (sessionId === null) throw unauthenticated('Please sign in again first.');
  await recordConfirmation(context.db, id, sessionId, context.clock());
}
