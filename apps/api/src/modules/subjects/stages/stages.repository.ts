import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { userNotFound } from '#platform/not-found.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

interface StageProgress {
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
  sql: Sql,
  userId: string,
  stageId: string,
  keepsExamBoard: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('users')
    .set({ current_stage_id: stageId, updated_at: new Date() })
    .$if(!keepsExamBoard, (query) => query.set({ current_exam_board_id: null, is_exam_board_unknown: false }))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Null: the user does not know it. Returns false when there is no such user, or none with a stage. */
export async function storeExamBoard(sql: Sql, userId: string, examBoardId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('users')
    .set({ current_exam_board_id: examBoardId, is_exam_board_unknown: examBoardId === null })
    .set({ updated_at: new Date() })
    .where('id', '=', userId)
    .where('current_stage_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findProgressOnStage(
  db: Database,
  stageId: string,
  userId: string,
): Promise<StageProgress> {
  const tests = db.sql
    .selectFrom('attempts')
    .where('user_id', '=', userId)
    .where('stage_id', '=', stageId)
    .where('status', '=', 'FINISHED')
    .where('kind', '<>', 'SIMILAR_QUESTION');
  return db.sql
    .selectFrom('topic_progress')
    .innerJoin('topics', 'topics.id', 'topic_progress.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('topic_progress.answered_count'), eb.lit(0)).as('answeredCount'),
      eb.fn.coalesce(eb.fn.sum<number>('topic_progress.correct_count'), eb.lit(0)).as('correctCount'),
      eb.fn.max('topic_progress.last_answered_at').$castTo<Date | null>().as('lastAnsweredAt'),
      countOf(tests).as('testsFinished'),
    ])
    .where('topic_progress.user_id', '=', userId)
    .where('subjects.stage_id', '=', stageId)
    .executeTakeFirstOrThrow();
}

/** Locks a user. Undefined when the user or the actor does not exist. */
export async function lockStageChoice(transaction: Transaction, actorId: string, userId: string) {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const people = transaction.selectFrom('users').select(['role', 'is_active as isActive']);
  const actor = await people.where('id', '=', actorId).executeTakeFirst();
  const user = await people.where('id', '=', userId).executeTakeFirst();
  return actor && user ? { actor, user } : undefined;
}

export async function readNamedChoices(transaction: Transaction, userId: string): Promise<NamedChoices> {
  const { stage, examBoard, isExamBoardUnknown } = await transaction
    .selectFrom('users')
    .leftJoin('stages', 'stages.id', 'users.current_stage_id')
    .leftJoin('exam_boards', 'exam_boards.id', 'users.current_exam_board_id')
    .select(['stages.name as stage', 'exam_boards.name as examBoard'])
    .select('users.is_exam_board_unknown as isExamBoardUnknown')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow(userNotFound);
  return { stage, examBoard: examBoard ?? (isExamBoardUnknown ? 'not known' : null) };
}
