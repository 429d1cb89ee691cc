import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import type { SignInFailure } from '@markwell/shared/accounts/google.contract';
import type { GoogleProfile } from '#platform/google/google.ts';
import {
  type GoogleAccount,
  linkGoogleAccount,
  takeOverAccount,
  findGoogleAccountByEmail,
  createGoogleAccount,
  findAccountByGoogleId,
} from './google.repository.ts';
import type { Context } from '#context.ts';
import { issueAgeToken } from '../account-links/issue-link.ts';
import { isCodeNeeded } from '../second-factor/check-code.ts';
import { issueSignInChallenge } from '../second-factor/sign-in-challenges.ts';
import { recordSignIn } from './auth.repository.ts';
import { startSession } from '../sessions/start-session.ts';
import { clearCachedCaller } from '../caller-cache.ts';

/** A session token, a challenge when a code is needed too, the token of the page that asks for the age, or why there is none. */
type GoogleSignInResult =
  | { token: string }
  | { challenge: string }
  | { ageToken: string }
  | { failure: SignInFailure };

async function linkOrTakeOver(context: Context, owner: GoogleAccount, googleId: string): Promise<void> {
  if (owner.emailVerifiedAt) {
    await linkGoogleAccount(context.db, owner.id, googleId);
    return;
  }
  await takeOverAccount(context.db, owner.id, googleId, context.clock());
  clearCachedCaller(context, owner.id);
}

/** Finds by address, or creates, the account of a new Google id. Undefined when another request took it. */
async function findOrCreateAccount(
  context: Context,
  profile: GoogleProfile,
): Promise<GoogleAccount | SignInFailure | undefined> {
  const { googleId, email } = profile;
  const owner = await findGoogleAccountByEmail(context.db, email);
  if (!owner) await createGoogleAccount(context.db, profile, context.clock());
  else if (owner.googleId === null) {
    const refusal = refusalOf(owner);
    if (refusal) return refusal;
    await linkOrTakeOver(context, owner, googleId);
  } else if (owner.googleId !== googleId) return 'address_taken'; // equal ids: a concurrent sign-in of this user
  return findAccountByGoogleId(context.db, googleId);
}

/**
 * Signs in a user who returns from Google, and creates an account for a new user. Throws like `identify`,
 * and TOO_MANY_REQUESTS after a hundred failures from an address in 15 minutes.
 */
export async function signInWithGoogle(
  context: Context,
  { networkAddress, userAgent }: { networkAddress: string; userAgent: string },
  identify: () => Promise<GoogleProfile>,
): Promise<GoogleSignInResult> {
  await context.limits.google.consume(networkAddress);
  const profile = await identify();
  if (!profile.isEmailVerified) return { failure: 'email_not_verified' };
  const account =
    (await findAccountByGoogleId(context.db, profile.googleId)) ??
    (await findOrCreateAccount(context, profile));
  if (account === undefined) return { failure: 'authentication_failed' };
  if (typeof account === 'string') return { failure: account };
  const refusal = refusalOf(account);
  if (refusal) return { failure: refusal };
  await context.limits.google.refund(networkAddress);
  if (account.needsAge) return { ageToken: await issueAgeToken(context, account) };
  const { id: userId, tokenVersion } = account;
  const days = tokenDays.standard;
  if (await isCodeNeeded(context, userId)) {
    return { challenge: issueSignInChallenge(context, { userId, tokenVersion, days }) };
  }
  await recordSignIn(context.db, userId, context.clock());
  return { token: await startSession(context, account, days, userAgent) };
}

/** The reason why an account may not sign in, or undefined when it may. */
function refusalOf(account: GoogleAccount): SignInFailure | undefined {
  if (!account.isActive) return 'account_deactivated';
  if (account.consentWithdrawnAt !== null) return 'consent_withdrawn';
  const awaitsParent = account.parentEmail !== null && account.parentConfirmedAt === null;
  return awaitsParent ? 'awaiting_parent' : undefined;
}
