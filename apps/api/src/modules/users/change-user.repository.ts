import { sqlOf } from '@markwell/database/sql/queries';
import type { Transaction } from '#platform/transaction.repository.ts';
import { lockSuperAdmins } from '#modules/accounts/super-admins.repository.ts';
import type { UserChangeContext, UserFields } from './users.rules.ts';

/** Locks the user, and all super-administrators. Undefined when user or actor does not exist. */
export async function lockUser(
  transaction: Transaction,
  actorId: string,
  userId: string,
): Promise<UserChangeContext | undefined> {
  const superAdmins = await lockSuperAdmins(transaction);
  const row = sqlOf(transaction).selectFrom('users').select('id').where('id', '=', userId);
  await row.forNoKeyUpdate().execute();
  const user = await transaction.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      role: true,
      isActive: true,
      premiumUntil: true,
      school: { select: { id: true, name: true } },
    },
  });
  // Read again: callers are cached for five seconds, in which the administrator may have been demoted.
  const actor = await transaction.user.findUnique({
    where: { id: actorId },
    select: { id: true, role: true, isActive: true },
  });
  if (!user || !actor) return undefined;
  return { actor, user, otherSuperAdmins: superAdmins.filter((id) => id !== userId).length };
}

/** Writes the fields that are given. */
export async function updateUser(
  transaction: Transaction,
  userId: string,
  { endSessions = false, ...fields }: UserFields,
): Promise<void> {
  await transaction.user.update({
    where: { id: userId },
    data: { ...fields, ...(endSessions && { tokenVersion: { increment: 1 } }) },
    select: { id: true },
  });
}
