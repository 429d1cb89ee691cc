import {
  activeTest,
  awardOwnMarks,
  nextSteps,
  openTests,
  practiceSolution,
  saveAnswers,
  savePause,
  startMissedQuestions,
  startSimilarQuestion,
  startTest,
  submitTest,
  testResults,
  testSolution,
  type SavedAnswer,
  type TestConfiguration,
} from '@markwell/shared/mock-tests/mock-tests.contract';
import {
  achievements,
  recommendedPractice,
  subjectProgress,
  testHistory,
  topicPerformance,
} from '@markwell/shared/progress/analytics.contract';
import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { stageProgress } from '@markwell/shared/subjects/stages.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import type { PartLabel } from '@markwell/shared/answers/parts.schemas';
import { messageOf } from '#lib/api/api-error.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { hasAnswerKey, type Completion } from './running/completion.ts';
import { saveNewTest } from './running/saved-test.ts';
import { useStart } from '#lib/query/use-start.ts';
import { refusedText } from './mock-test-texts.ts';

/**
 * The open test with this id, or the newest one, fetched again each time a page opens. `before` runs first: the server
 * must know of rest breaks that were taken without network.
 */
export const useActiveTest = (testId: string | undefined, before: () => Promise<unknown>) =>
  useQuery({
    ...endpointQuery(activeTest, { query: { testId } }),
    queryFn: async ({ signal }) => {
      await before();
      return call(activeTest, { query: { testId } }, { signal });
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Fetches the open tests again after one has started or ended. */
function invalidateOpenTests(queryClient: QueryClient): void {
  for (const endpoint of [activeTest, openTests]) {
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }
}

/** What a new test is made of: choices, the missed questions of a test, or what is due in a subject. */
export type TestToStart =
  | { configuration: TestConfiguration }
  | { missedInTest: string }
  | { dueInSubject: string };

function requestTest(test: TestToStart, idempotencyKey: string): Promise<StartedTestDto> {
  const options = { idempotencyKey };
  if ('configuration' in test) return call(startTest, { body: test.configuration }, options);
  if ('missedInTest' in test)
    return call(startMissedQuestions, { params: { testId: test.missedInTest } }, options);
  return call(startPractice, { body: { subjectId: test.dueInSubject } }, options);
}

/** Starts a test and saves it in this browser. */
export function useStartTest(userId: string) {
  const queryClient = useQueryClient();
  return useStart({
    start: requestTest,
    onSuccess(test) {
      saveNewTest(userId, test, Date.now());
      invalidateOpenTests(queryClient);
    },
  });
}

/** Says so when answers no longer count, because the test has closed. Without answers, it asks how much time is left. */
export async function sendAnswers(testId: string, answers: SavedAnswer[], signal?: AbortSignal) {
  const reply = await call(saveAnswers, { params: { testId }, body: { answers } }, signal && { signal });
  if (reply.refusedAnswers > 0) {
    // Loaded on demand: it is rare.
    const { showToast } = await import('#ui/feedback/show-toast.tsx');
    showToast('warning', ...refusedText(reply.refusedAnswers), { durationMs: 30_000 });
  }
  return reply;
}

/** Reports a rest break of a test. */
export const sendPause = (
  testId: string,
  pauseId: string,
  pause: { startedAt: string; endedAt: string | null },
) => call(savePause, { params: { testId, pauseId }, body: pause });

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
function invalidateProgress(queryClient: QueryClient): void {
  for (const endpoint of changedByAnswers) {
    void queryClient.invalidateQueries({ queryKey: [endpoint.path] });
  }
}

/** Caches the result of a finished test, if it came with its answer key, and fetches the open test again. */
export function invalidateAfterSubmit(
  queryClient: QueryClient,
  test: StartedTestDto,
  results: TestResultsDto,
): void {
  if (hasAnswerKey(test)) queryClient.setQueryData(resultsQuery(test.testId).queryKey, { test, results });
  invalidateOpenTests(queryClient);
  invalidateProgress(queryClient);
}

export const resultsQuery = (testId: string) =>
  queryOptions({ ...endpointQuery(testResults, { params: { testId } }), staleTime: Infinity });

interface Award {
  label: PartLabel;
  awarded: unknown;
}

/** Awards marks to the user’s own written answer. The results on the screen then have them. */
export function useSelfMarking(testId: string, questionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (award: Award) => call(awardOwnMarks, { params: { testId }, body: { questionId, ...award } }),
    onSuccess: (marking, award) => {
      queryClient.setQueryData(
        resultsQuery(testId).queryKey,
        (before) => before && { ...before, results: withAward(before.results, questionId, marking, award) },
      );
    },
    onError: (error) => {
      showToast('error', 'Your marks are not saved', messageOf(error, 'Please try again.'));
    },
  });
}

const withAward = (
  results: TestResultsDto,
  questionId: string,
  marking: PartMarking,
  { label, awarded }: Award,
): TestResultsDto => ({
  ...results,
  questions: results.questions.map((question) => {
    const given = question.responses?.[label];
    if (question.questionId !== questionId || !given) return question;
    const answer = { ...(given.answer as object), awarded };
    return {
      ...question,
      responses: { ...question.responses, [label]: { ...given, answer } },
      parts: question.parts?.map((part) => (part.label === label ? marking : part)),
    };
  }),
});

export const nextStepsQuery = (testId: string) => ({
  ...endpointQuery(nextSteps, { params: { testId } }),
  staleTime: Infinity,
});

/** The solution of a similar question, which is practice. */
export const practiceSolutionQuery = (questionId: string) => ({
  ...endpointQuery(practiceSolution, { params: { questionId } }),
  staleTime: Infinity,
});

export const solutionQuery = (questionId: string) => ({
  ...endpointQuery(testSolution, { params: { questionId } }),
  staleTime: Infinity,
});

export const useSimilarQuestion = () =>
  useStart({
    start: (questionId: string, idempotencyKey) =>
      call(startSimilarQuestion, { body: { questionId } }, { idempotencyKey }),
  });
