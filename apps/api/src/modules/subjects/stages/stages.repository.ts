import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface StageProgress {
  answeredCount: number;
  correctCount: number;
  lastAnsweredAt: Date | null;
  testsFinished: number;
}

/** A user's choices by name, for the audit log. */
interface NamedChoices {
  stage: string | null;
  /** Null before the first choice. */
  examBoard: string | null;
}

/** Returns false when there is no such user. */
export async function storeStage(
  db: Database,
  userId: string,
  stageId: string,
  keepsExamBoard: boolean,
  transaction: Transaction = db,
): Promise<boolean> {
  const { count } = await transaction.user.updateMany({
    where: { id: userId },
    data: {
      currentStageId: stageId,
      ...(keepsExamBoard ? {} : { currentExamBoardId: null, isExamBoardUnknown: false }),
    },
  });
  return count > 0;
}

/** Null: the user does not know it. Returns false when there is no such user, or none with a stage. */
export async function storeExamBoard(
  db: Database,
  userId: string,
  examBoardId: string | null,
  transaction: Transaction = db,
): Promise<boolean> {
  const { count } = await transaction.user.updateMany({
    where: { id: userId, currentStageId: { not: null } },
    data: { currentExamBoardId: examBoardId, isExamBoardUnknown: examBoardId === null },
  });
  return count > 0;
}

export async function findProgressOnStage(
  db: Database,
  stageId: string,
  userId: string,
): Promise<StageProgress> {
  const [topics, testsFinished] = await Promise.all([
    db.topicProgress.aggregate({
      where: { userId, topic: { subject: { stageId } } },
      _sum: { answeredCount: true, correctCount: true },
      _max: { lastAnsweredAt: true },
    }),
    db.attempt.count({
      where: { userId, stageId, status: 'FINISHED', kind: { not: 'SIMILAR_QUESTION' } },
    }),
  ]);
  return {
    answeredCount: topics._sum.answeredCount ?? 0,
    correctCount: topics._sum.correctCount ?? 0,
    lastAnsweredAt: topics._max.lastAnsweredAt,
    testsFinished,
  };
}

/** Locks a user. Undefined when the user or the actor does not exist. */
export async function lockStageChoice(transaction: Transaction, actorId: string, userId: string) {
  const lock = sqlOf(transaction).selectFrom('users').select('id').where('id', '=', userId);
  await lock.forNoKeyUpdate().execute();
  const select = { role: true, isActive: true } as const;
  const actor = await transaction.user.findUnique({ where: { id: actorId }, select });
  const user = await transaction.user.findUnique({ where: { id: userId }, select });
  return actor && user ? { actor, user } : undefined;
}

export async function readNamedChoices(transaction: Transaction, userId: string): Promise<NamedChoices> {
  const { currentStage, currentExamBoard, isExamBoardUnknown } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      currentStage: { select: { name: true } },
      currentExamBoard: { select: { name: true } },
      isExamBoardUnknown: true,
    },
  });
  return {
    stage: currentStage?.name ?? null,
    examBoard: currentExamBoard?.name ?? (isExamBoardUnknown ? 'not known' : null),
  };
}
