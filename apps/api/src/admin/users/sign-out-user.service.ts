import { recordChange } from '../../domain/audit/record-change.repository.ts';
import type { BackgroundTasks } from '../../domain/background-tasks.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import type { LinksRepository } from '../../domain/users/account-links/account-links.repository.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import { assertCanManage } from '../../domain/users/assert-can-manage.ts';
import { lockUser, updateUser } from './change-user.repository.ts';

/**
 * Ends every session of a user, for example after a device was lost, and sends them an e-mail. Returns their name.
 * Throws NOT_FOUND, FORBIDDEN, and RULE_BROKEN for the actor's own account.
 */
export type SignOutUser = (actorId: string, userId: string) => Promise<{ name: string }>;

interface Dependencies {
  inTransaction: InTransaction;
  owners: Pick<LinksRepository, 'findOwner'>;
  accountLinks: Pick<AccountLinks, 'sendSignedOut'>;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
  clearCachedCaller: (userId: string) => void;
}

const userNotFound = () => notFound('This user does not exist');

export function createSignOutUser(dependencies: Dependencies): SignOutUser {
  const { inTransaction, owners, accountLinks, backgroundTasks, clearCachedCaller } = dependencies;
  return async (actorId, userId) => {
    const owner = await owners.findOwner({ id: userId });
    if (!owner) throw userNotFound();
    await inTransaction(async (transaction) => {
      const context = await lockUser(transaction, actorId, userId);
      if (!context) throw userNotFound();
      assertCanManage(context);
      if (actorId === userId)
        throw ruleViolated('Use “Sign out everywhere” in Settings for your own account');
      await updateUser(transaction, userId, { endSessions: true });
      const target = { kind: 'user', id: userId } as const;
      await recordChange(transaction, {
        actorId,
        action: 'user.signed-out',
        target,
        before: null,
        after: null,
      });
    });
    clearCachedCaller(userId);
    backgroundTasks.run(() => accountLinks.sendSignedOut(owner));
    return { name: owner.name };
  };
}
