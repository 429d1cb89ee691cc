import { tokenDays } from '@markwell/shared/features/auth/auth.contract';
import type { SignInFailure } from '@markwell/shared/features/auth/google.contract';
import type { Clock } from '../../domain/clock.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import type { SessionTokens } from '../../domain/users/session-tokens.ts';
import type { GoogleProfile } from '../../integrations/google/google.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { SignInLimit } from './auth.service.ts';
import type { GoogleAccount, GoogleRepository } from './google.repository.ts';

/** A session token, the token of the page that asks for the age first, or why there is neither. */
export type GoogleSignInResult = { token: string } | { ageToken: string } | { failure: SignInFailure };

export interface GoogleService {
  /**
   * Signs in a user who returns from Google, and creates an account for a new user. Throws like `identify`,
   * and TOO_MANY_REQUESTS after a hundred failures from an address in 15 minutes.
   */
  signIn: (networkAddress: string, identify: () => Promise<GoogleProfile>) => Promise<GoogleSignInResult>;
}

interface Dependencies {
  repository: GoogleRepository;
  recordSignIn: AuthRepository['recordSignIn'];
  tokens: SessionTokens;
  limit: Pick<SignInLimit, 'consume' | 'refund'>;
  issueAgeToken: AccountLinks['issueAgeToken'];
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

export function createGoogleService(dependencies: Dependencies): GoogleService {
  const { repository, recordSignIn, tokens, limit, issueAgeToken, clearCachedCaller, clock } = dependencies;

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
    async signIn(networkAddress, identify) {
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
      await recordSignIn(account.id, clock());
      return { token: tokens.sign(account, tokenDays.standard) };
    },
  };
}

/** The reason why an account may not sign in, or undefined when it may. */
function refusalOf(account: GoogleAccount): SignInFailure | undefined {
  if (!account.isActive) return 'account_deactivated';
  const awaitsParent = account.parentEmail !== null && account.parentConfirmedAt === null;
  return awaitsParent ? 'awaiting_parent' : undefined;
}
