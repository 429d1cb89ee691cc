import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { lateSubmissionHours } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import { markQuiz } from './mark-quiz.rules.ts';
import { toResult } from './rapid-fire.mapper.ts';
import type { Context } from '#context.ts';
import { findQuiz, questionsOfQuiz, storeFinishedQuiz } from './finish-quiz.repository.ts';

const noSuchQuiz = () => notFound('This quiz does not exist');

async function firstResult(
  context: Context,
  userId: string,
  sessionId: string,
): Promise<RapidFireResultDto | undefined> {
  const quiz = await findQuiz(context.db, userId, sessionId);
  if (!quiz) throw noSuchQuiz();
  if (!quiz.outcome) return undefined;
  return toResult(
    { ...quiz, outcome: quiz.outcome },
    await questionsOfQuiz(context.db, userId, sessionId),
    context.mediaUrls,
  );
}

/**
 * Submits a quiz. A repeated call returns the first result. Throws NOT_FOUND for a quiz that is not the
 * pupil's, and RULE_BROKEN for answers that do not belong to it and for a quiz that ended too long ago.
 */
export async function submitQuiz(
  context: Context,
  userId: string,
  { sessionId, answers, totalTime }: ParsedInput<typeof contract.submitQuiz>['body'],
): Promise<RapidFireResultDto> {
  const quiz = await findQuiz(context.db, userId, sessionId);
  if (!quiz) throw noSuchQuiz();
  if (!quiz.outcome) {
    const now = context.clock();
    if (now.getTime() > quiz.deadlineAt.getTime() + lateSubmissionHours * 3_600_000)
      throw ruleViolated('This quiz ended too long ago. Please start a new one.');
    const questions = await questionsOfQuiz(context.db, userId, sessionId);
    await storeFinishedQuiz(context.db, quiz, markQuiz(quiz, questions, { answers, totalTime }, now));
  }
  // Read it back, so that two calls at the same time both return the result of the first.
  const result = await firstResult(context, userId, sessionId);
  if (!result) throw noSuchQuiz();
  return result;
}
