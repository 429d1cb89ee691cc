import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import type { Clock } from '#platform/clock.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { AssertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import type { Caller } from '#platform/caller.ts';
import { hashPassword } from '#modules/accounts/password-hash.ts';
import type { SessionTokens } from '#modules/accounts/session-tokens.ts';
import type { OwnPassword } from '#modules/accounts/own-password.ts';
import type { PasswordRepository } from '#modules/accounts/password.repository.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  rememberMe: boolean;
}

export interface PasswordService {
  /**
   * Ends every session except the caller's, which continues with the returned token, and sends the user an e-mail.
   * Throws like OwnPassword, and RULE_BROKEN for a weak password.
   */
  change: (caller: Pick<Caller, 'id' | 'sessionId'>, change: PasswordChange) => Promise<{ token: string }>;
}

interface Dependencies {
  repository: Pick<PasswordRepository, 'replace'>;
  ownPassword: OwnPassword;
  tokens: Pick<SessionTokens, 'sign'>;
  assertStrongPassword: AssertStrongPassword;
  enqueueEmails: EnqueueAccountEmails;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

const sameAsBefore = 'The new password is the same as the current one';

export function createPasswordService(dependencies: Dependencies): PasswordService {
  const { repository, ownPassword, tokens, assertStrongPassword, enqueueEmails } = dependencies;
  const { clearCachedCaller, clock } = dependencies;
  return {
    async change({ id: userId, sessionId }, { currentPassword, newPassword, rememberMe }) {
      const checkedHash = await ownPassword.check(userId, currentPassword, 'currentPassword');
      if (newPassword === currentPassword) {
        throw ruleViolated(sameAsBefore, { issues: [{ path: 'body.newPassword', message: sameAsBefore }] });
      }
      await assertStrongPassword(newPassword, [], 'newPassword');
      const days = rememberMe ? tokenDays.remembered : tokenDays.standard;
      const expiresAt = new Date(clock().getTime() + days * 86_400_000);
      const hashes = { checked: checkedHash, new: await hashPassword(newPassword) };
      const subject = await repository.replace(userId, hashes, { sessionId, expiresAt }, (transaction, to) =>
        enqueueEmails(transaction, { email: 'password-changed', userId, to }),
      );
      if (!subject) throw conflict('Your password has just been changed elsewhere. Please sign in again.');
      clearCachedCaller(userId);
      return { token: tokens.sign(subject, days, sessionId ?? undefined) };
    },
  };
}
