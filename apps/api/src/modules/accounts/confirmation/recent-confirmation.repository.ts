import type { Database } from '@markwell/database/connect';

/** When the user of a session last confirmed who they are; undefined when the session has ended. */
export async function findRecentConfirmation(db: Database, id: string): Promise<Date | undefined> {
  const session = await db.session.findUnique({ where: { id }, select: { confirmedAt: true } });
  return session?.confirmedAt;
}

export async function recordConfirmation(db: Database, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { confirmedAt: at } });
}
