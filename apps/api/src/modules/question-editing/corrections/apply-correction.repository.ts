import type { CorrectionActionName } from '@markwell/shared/question-editing/corrections.contract';
import { v7 as uuid } from 'uuid';
import { findParts } from '#modules/attempts/answered-attempt.repository.ts';
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

interface Correction {
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
  const question = await transaction
    .selectFrom('questions')
    .select('current_revision_id as currentRevisionId')
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) return undefined;
  const revision = await transaction
    .selectFrom('question_revisions')
    .select('id')
    .where('id', '=', revisionId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  const revisions = await readMarkedRevisions(transaction, questionId);
  return { ...question, hasRevision: revision !== undefined, revisions };
}

/**
 * Re-marks the answers to an earlier revision with the current answer key, makes it void in finished tests, or counts
 * it again, and corrects all counters. Returns the id of the correction, the number of attempts and
 * quizzes with such an answer, and their scores, newest first.
 */
export async function applyCorrection(
  transaction: Transaction,
  { questionId, fromRevisionId, action, actorId }: Correction,
  { revisionId, toRevisionId }: RevisionToCorrect,
): Promise<{ id: string; affectedAttempts: number; tests: ScoredTest[] }> {
  const revision = { questionId, revisionId };
  await lockFinishedTests(transaction, revision);
  const [parts] = await findParts(transaction, [toRevisionId]);
  const answers =
    action === 'remark'
      ? await reMarkAnswers(transaction, revision, parts ?? [])
      : await setVoid(transaction, revision, action === 'void');
  const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
  const tests = await recalculateScores(transaction, attemptIds);
  await correctCounters(transaction, questionId, answers, tests);
  const id = uuid();
  await transaction
    .insertInto('question_corrections')
    .values({
      id,
      question_id: questionId,
      from_revision_id: fromRevisionId,
      to_revision_id: toRevisionId,
      action: storedActions[action],
      affected_attempts: attemptIds.length,
      corrected_by_id: actorId,
    })
    .execute();
  return { id, affectedAttempts: attemptIds.length, tests };
}
