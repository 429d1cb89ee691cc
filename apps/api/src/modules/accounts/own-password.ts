import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findPassword } from './password.repository.ts';
import { checkPassword } from './check-password.ts';

/** A sign-in within this many milliseconds confirms who the user is. */
const recentSignInMs = 10 * 60_000;

// Asks users for their own password before they change or delete their account.

const refused = (message: string, field: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

async function credentialsOf(context: Context, userId: string) {
  const credentials = await findPassword(context.db, userId);
  if (!credentials) throw unauthenticated();
  return credentials;
}

async function checkAgainst(
  context: Context,
  userId: string,
  passwordHash: string,
  password: string,
  field: string,
) {
  await context.limits.password.consume(userId);
  if (!(await checkPassword(passwordHash, password))) {
    throw refused('This is not your current password', field);
  }
  await context.limits.password.reset(userId);
}

/**
 * Checks the password and returns its hash. Throws RULE_BROKEN when it is wrong or the account has none,
 * and TOO_MANY_REQUESTS after ten wrong passwords in 15 minutes.
 */
export async function checkOwnPassword(
  context: Context,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  const { passwordHash } = await credentialsOf(context, userId);
  if (passwordHash === null) {
    throw ruleViolated('This account has no password: you sign in with Google.');
  }
  await checkAgainst(context, userId, passwordHash, password, field);
  return passwordHash;
}

/**
 * Checks the password or, for an account without one (Google), that the user signed in within ten minutes.
 * Throws like `checkOwnPassword`.
 */
export async function confirmOwnPassword(
  context: Context,
  userId: string,
  password: string | undefined,
  field: string,
): Promise<void> {
  const { passwordHash, lastLoginAt } = await credentialsOf(context, userId);
  if (passwordHash !== null) {
    if (password === undefined || password === '') throw refused('Please enter your password', field);
    return checkAgainst(context, userId, passwordHash, password, field);
  }
  if (context.clock().getTime() - (lastLoginAt?.getTime() ?? 0) > recentSignInMs) {
    throw ruleViolated(
      'This account has no password. Please sign in with Google again, then try again within ten minutes.',
    );
  }
}
