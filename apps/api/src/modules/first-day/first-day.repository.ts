import type { Database } from '@markwell/database/connect';

/** The pupil's starters: whether one is finished, and the newest with time left. */
export async function findStarters(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ isFinished: boolean; openId: string | undefined }> {
  const starters = await db.attempt.findMany({
    where: {
      userId,
      subjectId: null,
      OR: [{ status: 'FINISHED' }, { status: 'OPEN', deadlineAt: { gt: now } }],
    },
    select: { id: true, status: true },
    orderBy: { startedAt: 'desc' },
  });
  return {
    isFinished: starters.some(({ status }) => status === 'FINISHED'),
    openId: starters.find(({ status }) => status === 'OPEN')?.id,
  };
}

/** Stores when the first day ended; the first time counts. */
export async function storeEndOfFirstDay(db: Database, userId: string, at: Date): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, firstDayEndedAt: null },
    data: { firstDayEndedAt: at },
  });
}
