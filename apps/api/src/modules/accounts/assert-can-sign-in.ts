import { DomainError, forbidden } from '#platform/domain-error.ts';
import { needsParentalConsent } from './needs-parental-consent.ts';

export interface SignInState {
  isActive: boolean;
  emailVerifiedAt: Date | null;
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
  consentWithdrawnAt: Date | null;
  needsAge: boolean;
}

export const emailNotVerified = () =>
  new DomainError(
    'EMAIL_NOT_VERIFIED',
    'Please confirm your e-mail address first: we sent you a link to it.',
  );

/**
 * Checks that a user with correct credentials is allowed to sign in. Throws FORBIDDEN, EMAIL_NOT_VERIFIED or
 * PARENT_NOT_CONFIRMED.
 */
export function assertCanSignIn(account: SignInState): void {
  if (!account.isActive) throw forbidden('This account has been switched off');
  if (account.emailVerifiedAt === null) throw emailNotVerified();
  if (account.needsAge) {
    throw forbidden('Please use Continue with Google first: we need to know your age.');
  }
  if (account.consentWithdrawnAt !== null) {
    throw forbidden('Your account is paused, because your parent no longer agrees. Please ask them.');
  }
  if (needsParentalConsent(account)) {
    throw new DomainError(
      'PARENT_NOT_CONFIRMED',
      'Your parent has not agreed yet: we sent a link to the address you gave us.',
    );
  }
}
