import { DomainError, forbidden } from '../domain-error.ts';
import { needsParentalConsent } from './needs-parental-consent.ts';

export interface SignInState {
  isActive: boolean;
  emailVerifiedAt: Date | null;
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
}

/**
 * Checks that a user with correct credentials is allowed to sign in. Throws FORBIDDEN, EMAIL_NOT_VERIFIED or
 * PARENT_NOT_CONFIRMED.
 */
export function assertCanSignIn(account: SignInState): void {
  if (!account.isActive) throw forbidden('This account has been deactivated');
  if (account.emailVerifiedAt === null) {
    throw new DomainError(
      'EMAIL_NOT_VERIFIED',
      'Please confirm your e-mail address first: we sent you a link to it.',
    );
  }
  if (needsParentalConsent(account)) {
    throw new DomainError(
      'PARENT_NOT_CONFIRMED',
      'Your parent has not agreed yet: we sent a link to the address you gave us.',
    );
  }
}
