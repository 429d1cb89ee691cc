import type { IdentityCheck } from '@markwell/shared/users/identity-check.schemas';
import { recordChange, type Change } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { userNotFound } from '#platform/not-found.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import type {
  AccountEmail,
  EnqueueAccountEmails,
} from '#modules/accounts/account-links/account-email.job.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { removeSecondFactor } from '#modules/accounts/second-factor/second-factor.repository.ts';
import { lockUser, updateUser } from './change-user.repository.ts';

/**
 * Both end every session of a user, send them an e-mail and return their name. They throw NOT_FOUND, FORBIDDEN, and
 * RULE_BROKEN for the actor's own account.
 */
export interface EndSessionsService {
  /** For example after a device was lost. */
  signOut: (actorId: string, userId: string) => Promise<{ name: string }>;
  /**
   * Removes the authenticator app and the recovery codes of a user who has lost both. Throws CONFLICT when the user
   * has none.
   */
  resetSecondFactor: (
    actorId: string,
    userId: string,
    identityCheck: IdentityCheck,
  ) => Promise<{ name: string }>;
}

interface Dependencies {
  inTransaction: InTransaction;
  owners: Pick<LinksRepository, 'findOwner'>;
  enqueueEmails: EnqueueAccountEmails;
  clearCachedCaller: (userId: string) => void;
}

type Recorded = Pick<Change, 'action' | 'before' | 'after'>;

/** Why the sessions of a user end. */
interface Reason {
  /** The message for the actor's own account. */
  ownAccount: string;
  /** Makes the change that comes with it, and returns what the audit log records. */
  change: (transaction: Transaction) => Promise<Recorded> | Recorded;
  emailTo: (owner: { userId: string; to: string }) => AccountEmail;
}

export function createEndSessionsService(dependencies: Dependencies): EndSessionsService {
  const { inTransaction, owners, enqueueEmails, clearCachedCaller } = dependencies;

  async function endSessions(actorId: string, userId: string, { ownAccount, change, emailTo }: Reason) {
    const owner = await owners.findOwner({ id: userId });
    if (!owner) throw userNotFound();
    await inTransaction(async (transaction) => {
      const context = await lockUser(transaction, actorId, userId);
      if (!context) throw userNotFound();
      assertCanManage(context);
      if (actorId === userId) throw ruleViolated(ownAccount);
      const recorded = await change(transaction);
      await updateUser(transaction, userId, { endSessions: true });
      await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...recorded });
      await enqueueEmails(transaction, emailTo({ userId, to: owner.email }));
    });
    clearCachedCaller(userId);
    return { name: owner.name };
  }

  return {
    signOut: (actorId, userId) =>
      endSessions(actorId, userId, {
        ownAccount: 'Use “Sign out everywhere” in Settings for your own account',
        change: () => ({ action: 'user.signed-out', before: null, after: null }),
        emailTo: (owner) => ({ email: 'signed-out', ...owner }),
      }),
    resetSecondFactor: (actorId, userId, identityCheck) =>
      endSessions(actorId, userId, {
        ownAccount: 'Change your own sign-in codes in Settings',
        async change(transaction) {
          if (!(await removeSecondFactor(transaction, userId))) {
            throw conflict('This user signs in without a code');
          }
          const [before, after] = [{ authenticatorApp: true }, { authenticatorApp: false, identityCheck }];
          return { action: 'user.second-factor-reset', before, after };
        },
        emailTo: (owner) => ({ email: 'second-factor', event: 'reset', ...owner }),
      }),
  };
}
