import { recordChange } from '#modules/audit/record-change.repository.ts';
import { transferClasses } from '#modules/classes/transfer-classes.repository.ts';
import { userNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { lockUser, updateUser } from './change-user.repository.ts';
import type { UserChangeRule } from './users.rules.ts';
import type { Context } from '#context.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

/**
 * Changes a user as the rule decides, with its audit entry. Returns whether something changed. Throws NOT_FOUND for
 * an unknown user, and what the rule throws. `alsoWrite` is for what is committed together with a change.
 */
export async function changeUser(
  context: Context,
  actorId: string,
  userId: string,
  decide: UserChangeRule,
  alsoWrite?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const isChanged = await inTransaction(context.db, async (transaction) => {
    const facts = await lockUser(transaction, actorId, userId);
    if (!facts) throw userNotFound();
    const change = decide(facts);
    if (!change) return false;
    const { set, ...outcome } = change;
    await updateUser(transaction, userId, set);
    // Another role, another school, or a deactivated account: co-teachers get the classes that the user owns.
    await transferClasses(transaction, userId, 'outdated');
    await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...outcome });
    await alsoWrite?.(transaction);
    return true;
  });
  clearCachedCaller(context, userId);
  return isChanged;
}
