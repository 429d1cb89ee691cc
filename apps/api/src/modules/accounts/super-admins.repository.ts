import type { Sql } from '@markwell/database/connect';

/**
 * Returns the super-administrators who will remain: active and without a deletion request. No one else can change
 * one of them until the transaction ends, so that two concurrent demotions, deactivations or deletions cannot
 * remove the last one. Call it before any other lock on a user.
 */
export async function lockSuperAdmins(client: Sql): Promise<string[]> {
  // Always the same order, to prevent deadlocks.
  const rows = await client
    .selectFrom('users')
    .select(['id', 'is_active', 'deletion_requested_at'])
    .where('role', '=', 'SUPER_ADMIN')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.is_active && row.deletion_requested_at === null).map(({ id }) => id);
}
