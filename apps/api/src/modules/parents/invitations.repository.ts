import type { Database } from '@markwell/database/connect';

/** Stores the hash of an open invitation's secret. Returns the child's name, undefined when it is no longer open. */
export async function setInvitationToken(
  db: Database,
  id: string,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const invited = await db.sql
    .updateTable('parent_links')
    .from('users as child')
    .set({ token_hash: tokenHash })
    .whereRef('child.id', '=', 'parent_links.child_id')
    .where('parent_links.id', '=', id)
    .where('parent_links.state', '=', 'INVITED')
    .returning('child.name')
    .executeTakeFirst();
  return invited?.name;
}
