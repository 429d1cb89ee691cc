import type { Database } from '@markwell/database/connect';

/** When the user of a session last confirmed who they are; undefined when the session has ended. */
export async function findRecentConfirmation(
  db: Database,
  userId: string,
  id: string,
): Promise<Date | undefined> {
  const session = await db.session.findFirst({ where: { id, userId }, select: { confirmedAt: true } });
  return session?.confirmedAt;
}

export async function recordConfirmation(db: Database, userId: string, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id, userId }, data: { confirmedAt: at } });
}
