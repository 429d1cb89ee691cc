import type { Prisma } from '@markwell/database/client';

/**
 * Returns the super-administrators who stay: active and without a deletion request. No one else can change
 * one of them until the transaction ends, so that two concurrent demotions, deactivations or deletions cannot
 * remove the last one. Call it before any other lock on a user.
 */
export async function lockSuperAdmins(
  transaction: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<string[]> {
  // Prisma has no row locks. Always the same order, to prevent deadlocks.
  const rows = await transaction.$queryRaw<{ id: string; isStaying: boolean }[]>`
    select id, is_active and deletion_requested_at is null as "isStaying" from users
    where role = 'SUPER_ADMIN' order by id for no key update`;
  return rows.filter(({ isStaying }) => isStaying).map(({ id }) => id);
}
