import type { Database } from '@markwell/database/connect';

export interface FirstDayRepository {
  /** The pupil's starters: whether one is finished, and the newest with time left. */
  findStarters: (userId: string, now: Date) => Promise<{ isFinished: boolean; openId: string | undefined }>;
  /** Stores when the first day ended; the first time counts. */
  end: (userId: string, at: Date) => Promise<void>;
}

export function createFirstDayRepository(database: Database): FirstDayRepository {
  return {
    async findStarters(userId, now) {
      const starters = await database.attempt.findMany({
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
    },

    async end(userId, at) {
      await database.user.updateMany({
        where: { id: userId, firstDayEndedAt: null },
        data: { firstDayEndedAt: at },
      });
    },
  };
}
