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
import type { StartedTestDto, TestResultsDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { stageProgress } from '@markwell/shared/features/stages/stages.contract';
import { ownStats } from '@markwell/shared/features/users/users.contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';
import type { Completion } from './running/completion.ts';
import { saveNewTest } from './running/saved-test.ts';
import { useStart } from '../../lib/query/use-start.ts';

/** The newest open test, fetched again each time a page opens. */
export const useActiveTest = () =>
  useQuery({ ...endpointQuery(activeTest), staleTime: 0, refetchOnMount: 'always' });

export function useGenerateTest(userId: string) {
  const queryClient = useQueryClient();
  return useStart({
    start: (configuration: TestConfiguration, idempotencyKey) =>
      call(startTest, { body: configuration }, { idempotencyKey }),
    onSuccess(test) {
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

export const useSimilarQuestion = () =>
  useStart({
    start: (questionId: string, idempotencyKey) =>
      call(startSimilarQuestion, { body: { questionId } }, { idempotencyKey }),
  });
