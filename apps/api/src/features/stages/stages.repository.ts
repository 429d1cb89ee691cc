import type { Database } from '@markwell/database/connect';

export interface StageProgress {
  answeredCount: number;
  correctCount: number;
  lastAnsweredAt: Date | null;
  testsFinished: number;
}

export interface StagesRepository {
  /** Returns false when there is no such user. */
  setStage: (userId: string, stageId: string, keepsExamBoard: boolean) => Promise<boolean>;
  /** Null: the user does not know it. Returns false when there is no such user, or none with a stage. */
  setExamBoard: (userId: string, examBoardId: string | null) => Promise<boolean>;
  progressOn: (stageId: string, userId: string) => Promise<StageProgress>;
}

export function createStagesRepository(database: Database): StagesRepository {
  return {
    async setStage(userId, stageId, keepsExamBoard) {
      const { count } = await database.user.updateMany({
        where: { id: userId },
        data: {
          currentStageId: stageId,
          ...(keepsExamBoard ? {} : { currentExamBoardId: null, isExamBoardUnknown: false }),
        },
      });
      return count > 0;
    },

    async setExamBoard(userId, examBoardId) {
      const { count } = await database.user.updateMany({
        where: { id: userId, currentStageId: { not: null } },
        data: { currentExamBoardId: examBoardId, isExamBoardUnknown: examBoardId === null },
      });
      return count > 0;
    },

    async progressOn(stageId, userId) {
      const [topics, testsFinished] = await Promise.all([
        database.topicProgress.aggregate({
          where: { userId, topic: { subject: { stageId } } },
          _sum: { answeredCount: true, correctCount: true },
          _max: { lastAnsweredAt: true },
        }),
        database.attempt.count({
          where: { userId, stageId, status: 'FINISHED', kind: { not: 'SIMILAR_QUESTION' } },
        }),
      ]);
      return {
        answeredCount: topics._sum.answeredCount ?? 0,
        correctCount: topics._sum.correctCount ?? 0,
        lastAnsweredAt: topics._max.lastAnsweredAt,
        testsFinished,
      };
    },
  };
}
