import { sqlOf } from '@markwell/database/sql/queries';
import type { CorrectionActionName } from '@markwell/shared/question-editing/corrections.contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import { correctCounters } from './correct-counters.repository.ts';
import type { QuestionToCorrect, RevisionToCorrect } from './corrections.rules.ts';
import { readMarkedRevisions } from './corrections.repository.ts';
import {
  setVoid,
  lockFinishedTests,
  reMarkAnswers,
  recalculateScores,
  type ScoredTest,
} from './re-mark-answers.repository.ts';

export interface Correction {
  questionId: string;
  fromRevisionId: string;
  action: CorrectionActionName;
  actorId: string;
}

const storedActions = { remark: 'REMARK', void: 'VOID', restore: 'RESTORE' } as const;

/** Locks the question against other corrections and edits. Pupils can still get and answer it. */
export async function lockQuestion(
  transaction: Transaction,
  questionId: string,
  revisionId: string,
): Promise<QuestionToCorrect | undefined> {
  const question = await sqlOf(transaction)
    .selectFrom('questions')
    .select('current_revision_id as currentRevisionId')
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) return undefined;
  const matchingRevisions = await transaction.questionRevision.count({
    where: { id: revisionId, questionId },
  });
  const revisions = await readMarkedRevisions(transaction, questionId);
  return { ...question, hasRevision: matchingRevisions > 0, revisions };
}

/**
 * Re-marks the answers to an earlier revision with the current answer key, makes it void in finished tests, or counts
 * it again, and corrects all counters. Returns the id of the correction, the number of attempts and
 * quizzes with such an answer, and their scores, newest first.
 */
export async function applyCorrection(
  transaction: Transaction,
  { questionId, fromRevisionId, action, actorId }: Correction,
  { revisionId, toRevisionId, currentKey }: RevisionToCorrect,
): Promise<{ id: string; affectedAttempts: number; tests: ScoredTest[] }> {
  await lockFinishedTests(transaction, revisionId);
  const answers =
    action === 'remark'
      ? await reMarkAnswers(transaction, revisionId, currentKey)
      : await setVoid(transaction, revisionId, action === 'void');
  const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
  const tests = await recalculateScores(transaction, attemptIds);
  await correctCounters(transaction, questionId, answers, tests);
  const id = uuid();
  await transaction.questionCorrection.create({
    data: {
      id,
      questionId,
      fromRevisionId,
      toRevisionId,
      action: storedActions[action],
      affectedAttempts: attemptIds.length,
      correctedById: actorId,
    },
  });
  return { id, affectedAttempts: attemptIds.length, tests };
}
