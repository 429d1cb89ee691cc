import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { SolutionDto } from '@markwell/shared/question-bank/question-schemas';
import { toStartedTest } from '#modules/attempts/started-test.mapper.ts';
import type { CloseOverdueAttempts } from '#modules/attempts/close-overdue-attempts.ts';
import type { ReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import type { FindShownResult } from '#modules/assignments/shown-result.ts';
import type { AttemptResultsRepository } from '#modules/attempts/attempt-results.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { toSolution } from '#modules/question-bank/display/solution.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import { toResults } from '../mock-tests.mapper.ts';
import { discardedTest } from '../running/discarded-test.ts';
import type { MockTestsRepository } from '../mock-tests.repository.ts';

export interface ReviewService {
  /**
   * Throws NOT_FOUND for a test that is open or not the pupil's, CONFLICT for a discarded one, RULE_BROKEN for work whose
   * time is over and which still waits for late answers.
   */
  results: (userId: string, testId: string) => Promise<{ test: StartedTestDto; results: TestResultsDto }>;
  /** Throws NOT_FOUND for a question that the caller was not given, and for one without any solution. */
  solution: (caller: Caller, questionId: string) => Promise<SolutionDto>;
}

const noTest = () => notFound('This test does not exist');
const noResults = () => notFound('This test has no results yet');

const beingClosed = () =>
  ruleViolated('The time is over and your work is being closed. The result comes afterwards.');

interface Dependencies {
  repository: Pick<MockTestsRepository, 'findSolution'>;
  attempts: Pick<ReadAttemptRepository, 'find' | 'questionsOf'>;
  attemptResults: AttemptResultsRepository;
  closeOverdue: Pick<CloseOverdueAttempts, 'ofPupil'>;
  findShownResult: FindShownResult;
  mediaUrls: MediaUrls;
  clock: Clock;
}

export function createReviewService(dependencies: Dependencies): ReviewService {
  const { repository, attempts, attemptResults, closeOverdue, mediaUrls, clock } = dependencies;
  const { findShownResult } = dependencies;
  return {
    async results(userId, testId) {
      const attempt = orThrow(await attempts.find(userId, testId), noTest);
      if (attempt.status === 'DISCARDED') throw discardedTest();
      if (attempt.status === 'OPEN') await closeOverdue.ofPupil(userId);
      const isTimeOver = attempt.status === 'OPEN' && attempt.deadlineAt <= clock();
      const result = orThrow(
        await attemptResults.resultOf(userId, testId),
        isTimeOver ? beingClosed : noResults,
      );
      const shown = result.kind === 'ASSIGNMENT' ? await findShownResult(userId, testId) : undefined;
      const questions = shown?.withheld ? [] : await attempts.questionsOf(testId);
      // With a result it is finished, also if that happened after it was read.
      const finished = { ...attempt, status: 'FINISHED' as const };
      return {
        test: toStartedTest(finished, questions, clock(), mediaUrls),
        results: toResults(result, shown),
      };
    },

    async solution({ id, isAdmin }, questionId) {
      return toSolution(await repository.findSolution(id, isAdmin, questionId), mediaUrls);
    },
  };
}
