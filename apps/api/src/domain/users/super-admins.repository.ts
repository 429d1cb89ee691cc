import type { Prisma } from '@markwell/database/client';

/**
 * The super administrators who stay: active, and not about to leave. Until the transaction ends nobody else can change one
 * of them, so that two who demote, deactivate or delete at once cannot both believe that another is left. To be asked
 * for before any other lock on a user.
 */
export async function lockSuperAdmins(
  transaction: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<string[]> {
  // Prisma has no row locks. Always in the same order: two who wait for each other would wait for ever.
  const rows = await transaction.$queryRaw<{ id: string; isStaying: boolean }[]>`
    select id, is_active and deletion_requested_at is null as "isStaying" from users
    where role = 'SUPER_ADMIN' order by id for no key update`;
  return rows.filter(({ isStaying }) => isStaying).map(({ id }) => id);
}
