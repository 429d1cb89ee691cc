import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { SolutionDto } from '@markwell/shared/question-bank/question-schemas';
import { toStartedTest } from '#modules/attempts/started-test.mapper.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { toSolution } from '#modules/question-bank/display/solution.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import { toResults } from '../mock-tests.mapper.ts';
import { discardedTest } from '../running/discarded-test.ts';
import type { Context } from '#context.ts';
import { findAttempt, questionsOfAttempt } from '#modules/attempts/read-attempt.repository.ts';
import { closeOverdueAttemptsOf } from '#modules/attempts/close-overdue-attempts.ts';
import { findAttemptResult } from '#modules/attempts/attempt-results.repository.ts';
import { findShownResult } from '#modules/assignments/shown-result.ts';
import { findPracticeSolution } from '../mock-tests.repository.ts';

const noTest = () => notFound('This test does not exist');
const noResults = () => notFound('This test has no results yet');

const beingClosed = () =>
  ruleViolated('The time is over and your work is being closed. The result comes afterwards.');

/**
 * Throws NOT_FOUND for a test that is open or not the pupil's, CONFLICT for a discarded one, RULE_BROKEN for work whose
 * time is over and which still waits for late answers.
 */
export async function readTestResults(
  context: Context,
  userId: string,
  testId: string,
): Promise<{ test: StartedTestDto; results: TestResultsDto }> {
  const attempt = orThrow(await findAttempt(context.db, userId, testId), noTest);
  if (attempt.status === 'DISCARDED') throw discardedTest();
  if (attempt.status === 'OPEN') await closeOverdueAttemptsOf(context, userId);
  const isTimeOver = attempt.status === 'OPEN' && attempt.deadlineAt <= context.clock();
  const result = orThrow(
    await findAttemptResult(context.db, userId, testId),
    isTimeOver ? beingClosed : noResults,
  );
  const shown = result.kind === 'ASSIGNMENT' ? await findShownResult(context, userId, testId) : undefined;
  const questions = shown?.withheld ? [] : await questionsOfAttempt(context.db, userId, testId);
  // With a result it is finished, also if that happened after it was read.
  const finished = { ...attempt, status: 'FINISHED' as const };
  return {
    test: toStartedTest(finished, questions, context.clock(), context.mediaUrls),
    results: toResults(result, shown),
  };
}

/** Throws NOT_FOUND for a question that the caller was not given, and for one without any solution. */
export async function readSolution(
  context: Context,
  { id, isAdmin }: Caller,
  questionId: string,
): Promise<SolutionDto> {
  return toSolution(await findPracticeSolution(context, id, isAdmin, questionId), context.mediaUrls);
}
