import { tokenDays, type SessionUserDto } from '@markwell/shared/features/auth/auth.contract';
import type { Clock } from '../../domain/clock.ts';
import { DomainError, unauthenticated } from '../../domain/domain-error.ts';
import { assertCanSignIn } from '../../domain/users/assert-can-sign-in.ts';
import type { CheckPassword } from '../../domain/users/check-password.ts';
import type { SessionTokens } from '../../domain/users/session-tokens.ts';
import { toSessionUserDto } from '../../domain/users/session-user.mapper.ts';
import type { AuthRepository } from './auth.repository.ts';

/** Counts sign-ins by address or account; `consume` throws TOO_MANY_REQUESTS after too many. */
export interface SignInLimit {
  consume: (key: string) => Promise<void>;
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
}

interface SignInInput {
  email: string;
  password: string;
  rememberMe: boolean;
  /** The network address of the request. */
  networkAddress: string;
}

export interface AuthService {
  /**
   * Throws INVALID_CREDENTIALS for an unknown address as for a wrong password; like assertCanSignIn for a
   * correct password; TOO_MANY_REQUESTS after ten failures on an account or a hundred from an address in 15
   * minutes.
   */
  signIn: (input: SignInInput) => Promise<{ token: string; user: SessionUserDto }>;
  currentUser: (userId: string) => Promise<SessionUserDto>;
}

interface Dependencies {
  repository: AuthRepository;
  tokens: SessionTokens;
  checkPassword: CheckPassword;
  limits: { account: SignInLimit; address: SignInLimit };
  clock: Clock;
}

export function createAuthService({
  repository,
  tokens,
  checkPassword,
  limits,
  clock,
}: Dependencies): AuthService {
  return {
    async signIn({ email, password, rememberMe, networkAddress }) {
      // Counted before the check, so that tries sent at the same time are all counted.
      await limits.address.consume(networkAddress);
      await limits.account.consume(email);
      const account = await repository.findByEmail(email);
      const isCorrect = await checkPassword(account?.passwordHash ?? null, password);
      if (!account || !isCorrect) {
        throw new DomainError('INVALID_CREDENTIALS', 'Incorrect e-mail or password');
      }
      await Promise.all([limits.account.reset(email), limits.address.refund(networkAddress)]);
      assertCanSignIn(account);
      await repository.recordSignIn(account.id, clock());
      const days = rememberMe ? tokenDays.remembered : tokenDays.standard;
      return { token: tokens.sign(account, days), user: toSessionUserDto(account) };
    },

    async currentUser(userId) {
      const user = await repository.findSessionUser(userId);
      if (!user) throw unauthenticated();
      return toSessionUserDto(user);
    },
  };
}
