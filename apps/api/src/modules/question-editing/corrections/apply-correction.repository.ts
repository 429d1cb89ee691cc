import type { CorrectionAction } from '@markwell/database/tables';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { correctCounters } from './correct-counters.repository.ts';
import {
  lockFinishedTests,
  reMarkAnswers,
  recalculateScores,
  setVoid,
  type CorrectedRevision,
  type ScoredTest,
} from './re-mark-answers.repository.ts';

interface Correction {
  action: CorrectionAction;
  /** Answers are marked with their answer keys. */
  toParts: QuestionPart[];
}

/**
 * Re-marks the answers of some pupils to a revision, makes it void in their finished tests, or counts it again, and
 * corrects all counters. What is corrected already stays as it is. Returns the number of attempts and quizzes with such
 * an answer, and their scores, newest first.
 */
export async function applyCorrection(
  transaction: Transaction,
  { action, toParts }: Correction,
  revision: CorrectedRevision,
): Promise<{ affectedAttempts: number; tests: ScoredTest[] }> {
  await lockFinishedTests(transaction, revision);
  const answers =
    action === 'REMARK'
      ? await reMarkAnswers(transaction, revision, toParts)
      : await setVoid(transaction, revision, action === 'VOID');
  const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
  const tests = await recalculateScores(transaction, attemptIds);
  await correctCounters(transaction, revision.questionId, answers, tests);
  return { affectedAttempts: attemptIds.length, tests };
}
