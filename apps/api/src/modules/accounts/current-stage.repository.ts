import type { Database } from '@markwell/database/connect';

export interface CurrentStageRepository {
  /**
   * The id of a user's current stage; null before the first choice, undefined when the user does not exist.
   */
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
