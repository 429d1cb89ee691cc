import type { Clock } from '#platform/clock.ts';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { CheckPassword } from './check-password.ts';
import type { PasswordRepository } from './password.repository.ts';

/** A sign-in within this many milliseconds confirms who the user is. */
const recentSignInMs = 10 * 60_000;

/** Asks users for their own password before they change or delete their account. */
export interface OwnPassword {
  /**
   * Checks the password and returns its hash. Throws RULE_BROKEN when it is wrong or the account has none,
   * and TOO_MANY_REQUESTS after ten wrong passwords in 15 minutes.
   */
  check: (userId: string, password: string, field: string) => Promise<string>;
  /**
   * Checks the password or, for an account without one (Google), that the user signed in within ten minutes.
   * Throws like `check`.
   */
  confirm: (userId: string, password: string | undefined, field: string) => Promise<void>;
}

interface Dependencies {
  repository: Pick<PasswordRepository, 'find'>;
  checkPassword: CheckPassword;
  limit: { consume: (key: string) => Promise<void>; reset: (key: string) => Promise<void> };
  clock: Clock;
}

const refused = (message: string, field: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

export function createOwnPassword({ repository, checkPassword, limit, clock }: Dependencies): OwnPassword {
  async function credentialsOf(userId: string) {
    const credentials = await repository.find(userId);
    if (!credentials) throw unauthenticated();
    return credentials;
  }

  async function checkAgainst(userId: string, passwordHash: string, password: string, field: string) {
    await limit.consume(userId);
    if (!(await checkPassword(passwordHash, password))) {
      throw refused('This is not your current password', field);
    }
    await limit.reset(userId);
  }

  return {
    async check(userId, password, field) {
      const { passwordHash } = await credentialsOf(userId);
      if (passwordHash === null) {
        throw ruleViolated('This account has no password: you sign in with Google.');
      }
      await checkAgainst(userId, passwordHash, password, field);
      return passwordHash;
    },

    async confirm(userId, password, field) {
      const { passwordHash, lastLoginAt } = await credentialsOf(userId);
      if (passwordHash !== null) {
        if (password === undefined || password === '') throw refused('Please enter your password', field);
        return checkAgainst(userId, passwordHash, password, field);
      }
      if (clock().getTime() - (lastLoginAt?.getTime() ?? 0) > recentSignInMs) {
        throw ruleViolated(
          'This account has no password. Please sign in with Google again, then try again within ten minutes.',
        );
      }
    },
  };
}
