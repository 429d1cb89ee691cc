import type { ConfirmationMethod } from '@markwell/shared/accounts/confirmation.contract';
import { codeSchema } from '@markwell/shared/accounts/code-schema';
import type { Clock } from '#platform/clock.ts';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { CheckPassword } from '../check-password.ts';
import type { RecentConfirmationRepository } from './recent-confirmation.repository.ts';
import type { LinksRepository } from '../account-links/account-links.repository.ts';
import type { CheckCode } from '../second-factor/check-code.ts';

export interface ConfirmationService {
  /** The code of a user who has an authenticator app, else the password, else a new sign-in with Google. */
  methodOf: (userId: string) => Promise<ConfirmationMethod>;
  /**
   * Remembers in the session that its user has confirmed who they are. Throws RULE_BROKEN for a wrong answer,
   * UNAUTHENTICATED for a session from before sessions were stored, and TOO_MANY_REQUESTS.
   */
  confirm: (caller: Caller, answer: string) => Promise<void>;
}

interface Dependencies {
  repository: Pick<RecentConfirmationRepository, 'record'>;
  owners: Pick<LinksRepository, 'findOwner'>;
  checkPassword: CheckPassword;
  checkCode: Pick<CheckCode, 'isNeeded' | 'check'>;
  limit: { consume: (userId: string) => Promise<void>; reset: (userId: string) => Promise<void> };
  clock: Clock;
}

export function createConfirmationService(dependencies: Dependencies): ConfirmationService {
  const { repository, owners, checkPassword, checkCode, limit, clock } = dependencies;

  async function ownerOf(id: string) {
    const owner = await owners.findOwner({ id });
    if (!owner) throw unauthenticated();
    return owner;
  }

  async function methodOf(userId: string): Promise<ConfirmationMethod> {
    if (await checkCode.isNeeded(userId)) return 'code';
    return (await ownerOf(userId)).passwordHash === null ? 'google' : 'password';
  }

  async function assertPassword(userId: string, password: string): Promise<void> {
    await limit.consume(userId);
    const { passwordHash } = await ownerOf(userId);
    if (!(await checkPassword(passwordHash, password))) {
      const message = 'This is not your current password';
      throw ruleViolated(message, { issues: [{ path: 'body.answer', message }] });
    }
    await limit.reset(userId);
  }

  return {
    methodOf,

    async confirm({ id, sessionId }, answer) {
      const method = await methodOf(id);
      if (method === 'code') await checkCode.check(id, codeSchema.parse(answer.slice(0, 40)), 'answer');
      else if (method === 'password') await assertPassword(id, answer);
      else throw ruleViolated('This account has no password. Please sign in with Google again.');
      if (sessionId === null) throw unauthenticated('Please sign in again first.');
      await repository.record(sessionId, clock());
    },
  };
}
