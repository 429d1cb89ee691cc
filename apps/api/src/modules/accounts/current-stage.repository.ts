import type { Database } from '@markwell/database/connect';

/**
 * The id of a user's current stage; null before the first choice, undefined when the user does not exist.
 */
export async function findCurrentStageId(db: Database, userId: string): Promise<string | null | undefined> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { currentStageId: true },
  });
  return user?.currentStageId ?? (user ? null : undefined);
}
