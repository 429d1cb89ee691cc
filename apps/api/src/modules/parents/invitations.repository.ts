import type { Database } from '@markwell/database/connect';

/** Stores the hash of an open invitation's secret. Returns the child's name, undefined when it is no longer open. */
export async function setInvitationToken(
  db: Database,
  id: string,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const { count } = await db.parentLink.updateMany({
    where: { id, state: 'INVITED' },
    data: { tokenHash },
  });
  if (count === 0) return undefined;
  const link = await db.parentLink.findUnique({
    where: { id },
    select: { child: { select: { name: true } } },
  });
  return link?.child.name;
}
