import type { DataRequestReason } from '@markwell/shared/users/user-data.contract';
import type { DataExportDto } from '@markwell/shared/privacy/privacy.contract';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { userNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction, inLongTransaction } from '#platform/transaction.repository.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { eraseUser } from '#modules/privacy/personal-data/erase-user.repository.ts';
import { lockUser } from './change-user.repository.ts';
import { assertCanErase, reasonOf } from './user-data.rules.ts';
import type { Context } from '#context.ts';
import { collectPersonalData } from '#modules/privacy/personal-data/data-export.repository.ts';
import { findUserDetails } from './list-users.repository.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

// Both throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user.

async function lock(transaction: Transaction, actorId: string, userId: string) {
  const facts = await lockUser(transaction, actorId, userId);
  if (!facts) throw userNotFound();
  return facts;
}

/** Everything that is stored about the user. */
export async function exportUserData(
  context: Context,
  actorId: string,
  userId: string,
  reason: DataRequestReason,
): Promise<DataExportDto> {
  await inTransaction(context.db, async (transaction) => {
    assertCanManage(await lock(transaction, actorId, userId));
    await recordChange(transaction, {
      actorId,
      action: 'user.data-exported',
      target: { kind: 'user', id: userId },
      ...reasonOf(reason),
    });
  });
  const data = await collectPersonalData(context, userId);
  if (!data) throw userNotFound();
  return data;
}

/** Throws RULE_BROKEN for another typed address, the actor's own account and the last super-administrator. */
export async function eraseUserData(
  context: Context,
  actorId: string,
  userId: string,
  { reason, email: typed }: { reason: DataRequestReason; email: string },
): Promise<void> {
  const found = await findUserDetails(context.db, userId);
  if (!found) throw userNotFound();
  await inLongTransaction(context.db, async (transaction) => {
    assertCanErase(await lock(transaction, actorId, userId), { email: found.email, typed });
    const { person, auditId, storageKeys } = await eraseUser(transaction, userId);
    await recordChange(transaction, {
      actorId,
      action: 'user.erased',
      target: { kind: 'user', id: auditId },
      ...reasonOf(reason),
    });
    await context.removeFiles(transaction, storageKeys);
    // E-mails come last: if this fails, nothing is erased and the administrator tries again.
    await context.removeEmails(person);
  });
  clearCachedCaller(context, userId);
}
