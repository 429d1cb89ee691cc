import { recordChange } from '../../domain/audit/record-change.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import { lockUser, updateUser } from './change-user.repository.ts';
import type { UserChangeRule } from './users.rules.ts';

interface Dependencies {
  inTransaction: InTransaction;
  clearCachedCaller: (userId: string) => void;
}

/**
 * Changes a user as the rule decides, with its audit entry. Returns whether something changed. Throws NOT_FOUND for
 * an unknown user, and what the rule throws.
 */
export type ChangeUser = (actorId: string, userId: string, decide: UserChangeRule) => Promise<boolean>;

export const userNotFound = () => notFound('This user does not exist');

export const createChangeUser =
  ({ inTransaction, clearCachedCaller }: Dependencies): ChangeUser =>
  async (actorId, userId, decide) => {
    const isChanged = await inTransaction(async (transaction) => {
      const context = await lockUser(transaction, actorId, userId);
      if (!context) throw userNotFound();
      const change = decide(context);
      if (!change) return false;
      const { set, ...outcome } = change;
      await updateUser(transaction, userId, set);
      await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...outcome });
      return true;
    });
    clearCachedCaller(userId);
    return isChanged;
  };
