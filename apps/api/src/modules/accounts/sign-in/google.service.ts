import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import type { SignInFailure } from '@markwell/shared/accounts/google.contract';
import type { Clock } from '#platform/clock.ts';
import type { AccountLinkSender } from '../account-links/account-link-sender.ts';
import type { Challenges } from '../second-factor/sign-in-challenges.ts';
import type { CheckCode } from '../second-factor/check-code.ts';
import type { StartSession } from '../sessions/start-session.ts';
import type { GoogleProfile } from '#platform/google/google.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { GoogleAccount, GoogleRepository } from './google.repository.ts';

/** A session token, a challenge when a code is needed too, the token of the page that asks for the age, or why there is none. */
export type GoogleSignInResult =
  { token: string } | { challenge: string } | { ageToken: string } | { failure: SignInFailure };

export interface GoogleService {
  /**
   * Signs in a user who returns from Google, and creates an account for a new user. Throws like `identify`,
   * and TOO_MANY_REQUESTS after a hundred failures from an address in 15 minutes.
   */
  signIn: (
    origin: { networkAddress: string; userAgent: string },
    identify: () => Promise<GoogleProfile>,
  ) => Promise<GoogleSignInResult>;
}

interface Dependencies {
  repository: GoogleRepository;
  recordSignIn: AuthRepository['recordSignIn'];
  issueAgeToken: AccountLinkSender['issueAgeToken'];
  startSession: StartSession;
  checkCode: Pick<CheckCode, 'isNeeded'>;
  challenges: Pick<Challenges, 'issue'>;
  /** Counts returns from Google by network address. */
  limit: { consume: (key: string) => Promise<void>; refund: (key: string) => Promise<void> };
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

export function createGoogleService(dependencies: Dependencies): GoogleService {
  const { repository, recordSignIn, startSession, checkCode, challenges, limit, issueAgeToken } =
    dependencies;
  const { clearCachedCaller, clock } = dependencies;

  async function linkOrTakeOver(owner: GoogleAccount, googleId: string): Promise<void> {
    if (owner.emailVerifiedAt) {
      await repository.link(owner.id, googleId);
      return;
    }
    await repository.takeOver(owner.id, googleId, clock());
    clearCachedCaller(owner.id);
  }

  /** Finds by address, or creates, the account of a new Google id. Undefined when another request took it. */
  async function findOrCreateAccount(
    profile: GoogleProfile,
  ): Promise<GoogleAccount | SignInFailure | undefined> {
    const { googleId, email } = profile;
    const owner = await repository.findByEmail(email);
    if (!owner) await repository.create(profile, clock());
    else if (owner.googleId === null) {
      const refusal = refusalOf(owner);
      if (refusal) return refusal;
      await linkOrTakeOver(owner, googleId);
    } else if (owner.googleId !== googleId) return 'address_taken'; // equal ids: a concurrent sign-in of this user
    return repository.findByGoogleId(googleId);
  }

  return {
    async signIn({ networkAddress, userAgent }, identify) {
      await limit.consume(networkAddress);
      const profile = await identify();
      if (!profile.isEmailVerified) return { failure: 'email_not_verified' };
      const account =
        (await repository.findByGoogleId(profile.googleId)) ?? (await findOrCreateAccount(profile));
      if (account === undefined) return { failure: 'authentication_failed' };
      if (typeof account === 'string') return { failure: account };
      const refusal = refusalOf(account);
      if (refusal) return { failure: refusal };
      await limit.refund(networkAddress);
      if (account.needsAge) return { ageToken: await issueAgeToken(account) };
      const { id: userId, tokenVersion } = account;
      const days = tokenDays.standard;
      if (await checkCode.isNeeded(userId)) {
        return { challenge: challenges.issue({ userId, tokenVersion, days }) };
      }
      await recordSignIn(userId, clock());
      return { token: await startSession(account, days, userAgent) };
    },
  };
}

/** The reason why an account may not sign in, or undefined when it may. */
function refusalOf(account: GoogleAccount): SignInFailure | undefined {
  if (!account.isActive) return 'account_deactivated';
  if (account.consentWithdrawnAt !== null) return 'consent_withdrawn';
  const awaitsParent = account.parentEmail !== null && account.parentConfirmedAt === null;
  return awaitsParent ? 'awaiting_parent' : undefined;
}
