import {
  activeTest,
  submitTest,
  startSimilarQuestion,
  startTest,
  saveAnswers,
  testResults,
  testSolution,
  type SavedAnswer,
  type TestConfiguration,
} from '@markwell/shared/features/mock-tests/mock-tests.contract';
import {
  achievements,
  recommendedPractice,
  subjectProgress,
  testHistory,
  topicPerformance,
} from '@markwell/shared/features/analytics/analytics.contract';
import { createReport } from '@markwell/shared/features/reports/reports.contract';
import type { StartedTestDto, TestResultsDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { stageProgress } from '@markwell/shared/features/stages/stages.contract';
import { ownStats } from '@markwell/shared/features/users/users.contract';
import type { ReportReason } from '@markwell/shared/vocabulary/reports';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/client.ts';
import { createReusableIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { logWarning } from '../../lib/log.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';
import { startWithRetries } from '../../lib/query/start-retry.ts';
import type { Completion } from './running/completion.ts';
import { saveNewTest } from './running/saved-test.ts';

/** The newest open test, fetched again each time a page opens. */
export const useActiveTest = () =>
  useQuery({ ...endpointQuery(activeTest), staleTime: 0, refetchOnMount: 'always' });

export function useGenerateTest(userId: string) {
  const queryClient = useQueryClient();
  const [repeatable] = useState(createReusableIdempotencyKey);
  return useMutation({
    ...startWithRetries,
    mutationFn: (configuration: TestConfiguration) =>
      call(
        startTest,
        { body: configuration },
        { idempotencyKey: repeatable.keyFor(JSON.stringify(configuration)) },
      ),
    onSuccess(test) {
      repeatable.forget();
      saveNewTest(userId, test, Date.now());
      void queryClient.invalidateQueries({ queryKey: endpointKey(activeTest) });
    },
  });
}

export const sendAnswers = (testId: string, answers: SavedAnswer[]) =>
  call(saveAnswers, { params: { testId }, body: { answers } });

export const submitCompletion = (completion: Completion) => call(submitTest, { body: completion });

/** Endpoints whose data changes when answers are marked. */
const changedByAnswers = [
  ownStats,
  subjectProgress,
  recommendedPractice,
  topicPerformance,
  stageProgress,
  studyPlan,
  testHistory,
  achievements,
];

/** Fetches again everything that counts marked answers. */
export function invalidateProgress(queryClient: QueryClient): void {
  for (const endpoint of changedByAnswers) {
    void queryClient.invalidateQueries({ queryKey: [endpoint.path] });
  }
}

/** Caches the result of a finished test and fetches the open test again. */
export function invalidateAfterSubmit(
  queryClient: QueryClient,
  test: StartedTestDto,
  results: TestResultsDto,
): void {
  queryClient.setQueryData(resultsQuery(test.testId).queryKey, { test, results });
  void queryClient.invalidateQueries({ queryKey: endpointKey(activeTest) });
  invalidateProgress(queryClient);
}

export const resultsQuery = (testId: string) =>
  queryOptions({ ...endpointQuery(testResults, { params: { testId } }), staleTime: Infinity });

export const solutionQuery = (questionId: string) => ({
  ...endpointQuery(testSolution, { params: { questionId } }),
  staleTime: Infinity,
});

/** Reports a question. Logs a failure (spec 2 §8) and rethrows it, so that the buttons reappear. */
export async function reportQuestion(
  testId: string,
  questionId: string,
  reason: ReportReason,
): Promise<void> {
  try {
    await call(createReport, { body: { questionType: 'mock-test', questionId, reason, sessionId: testId } });
  } catch (error) {
    logWarning('The report of a question did not arrive', error);
    throw error;
  }
}

export function useSimilarQuestion() {
  const [repeatable] = useState(createReusableIdempotencyKey);
  return useMutation({
    ...startWithRetries,
    mutationFn: (questionId: string) =>
      call(startSimilarQuestion, { body: { questionId } }, { idempotencyKey: repeatable.keyFor(questionId) }),
    onSuccess() {
      repeatable.forget();
    },
  });
}
