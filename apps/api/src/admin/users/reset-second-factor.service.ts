import { recordChange } from '../../domain/audit/record-change.repository.ts';
import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import { conflict, notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import type { LinksRepository } from '../../domain/users/account-links/account-links.repository.ts';
import { removeSecondFactor } from '../../domain/users/second-factor/second-factor.repository.ts';
import { lockUser, updateUser } from './change-user.repository.ts';
import { assertCanManage } from '../../domain/users/assert-can-manage.ts';

/**
 * Removes the authenticator app and the recovery codes of a user who has lost both, ends their sessions and sends them
 * an e-mail. Returns their name. Throws NOT_FOUND, FORBIDDEN, RULE_BROKEN for the actor's own account, and CONFLICT
 * when the user has none.
 */
export type ResetSecondFactor = (actorId: string, userId: string) => Promise<{ name: string }>;

interface Dependencies {
  inTransaction: InTransaction;
  owners: Pick<LinksRepository, 'findOwner'>;
  accountLinks: Pick<AccountLinks, 'sendSecondFactorNotice'>;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
  clearCachedCaller: (userId: string) => void;
}

const userNotFound = () => notFound('This user does not exist');

export function createResetSecondFactor(dependencies: Dependencies): ResetSecondFactor {
  const { inTransaction, owners, accountLinks, backgroundTasks, clearCachedCaller } = dependencies;
  return async (actorId, userId) => {
    const owner = await owners.findOwner({ id: userId });
    if (!owner) throw userNotFound();
    await inTransaction(async (transaction) => {
      const context = await lockUser(transaction, actorId, userId);
      if (!context) throw userNotFound();
      assertCanManage(context);
      if (actorId === userId) throw ruleViolated('Change your own sign-in codes in Settings');
      if (!(await removeSecondFactor(transaction, userId))) {
        throw conflict('This user signs in without a code');
      }
      await updateUser(transaction, userId, { endSessions: true });
      const target = { kind: 'user', id: userId } as const;
      const [before, after] = [{ authenticatorApp: true }, { authenticatorApp: false }];
      await recordChange(transaction, { actorId, action: 'user.second-factor-reset', target, before, after });
    });
    clearCachedCaller(userId);
    backgroundTasks.run(() => accountLinks.sendSecondFactorNotice(owner, 'reset'));
    return { name: owner.name };
  };
}
