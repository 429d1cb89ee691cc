import type { Database } from '@markwell/database/connect';

export interface CurrentStageRepository {
  /** The id of the stage a user works on; null before the first choice, undefined when there is no such user. */
  findCurrentStageId: (userId: string) => Promise<string | null | undefined>;
}

export function createCurrentStageRepository(database: Database): CurrentStageRepository {
  return {
    async findCurrentStageId(userId) {
      const user = await database.user.findUnique({
        where: { id: userId },
        select: { currentStageId: true },
      });
      return user?.currentStageId ?? (user ? null : undefined);
    },
  };
}
