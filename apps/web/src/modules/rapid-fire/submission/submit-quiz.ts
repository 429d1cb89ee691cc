import { recommendedPractice, subjectProgress } from '@markwell/shared/progress/analytics.contract';
import { studyPlan } from '@markwell/shared/planner/planner.contract';
import { submitQuiz, rapidFireProgress } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { stageProgress } from '@markwell/shared/subjects/stages.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { isSignedOut, isRetryable } from '#lib/api/is-retryable.ts';
import { logWarning } from '#lib/log.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { removePendingQuiz, type PendingQuiz } from './pending-quizzes.ts';

/** The submission state of a finished quiz. */
export type SubmissionState =
  /** The server could not be reached; it will be retried. */
  | { status: 'unsaved' }
  | { status: 'saved'; result: RapidFireResultDto }
  | { status: 'refused'; reason: string };

/** Has no data until the first attempt has ended. */
export const submissionQuery = (sessionId: string) =>
  queryOptions<SubmissionState>({
    queryKey: ['rapid-fire-saving', sessionId],
    queryFn: skipToken,
    staleTime: Infinity,
  });

/** Endpoints whose data changes when a quiz is finished. */
const changedByQuiz = [
  rapidFireProgress,
  ownStats,
  subjectProgress,
  stageProgress,
  studyPlan,
  recommendedPractice,
];

/** Enough to read why a result was rejected. */
const refusalToastMs = 15_000;

/** Quizzes being submitted. The results page and the page frame both submit, but each quiz is sent once. */
const beingSubmitted = new Set<string>();

const mayStillSucceed = (error: unknown) => isRetryable(error) || isSignedOut(error);

/**
 * Submits a quiz. A failure is logged. The outcome is shown on the results page, or as a toast on
 * other pages.
 */
export async function submitPendingQuiz(
  queryClient: QueryClient,
  userId: string,
  quiz: PendingQuiz,
): Promise<void> {
  const { completion, subjectName, level } = quiz;
  const { sessionId } = completion;
  if (beingSubmitted.has(sessionId)) return;
  beingSubmitted.add(sessionId);
  const { queryKey } = submissionQuery(sessionId);
  const isShown = () => (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
  const note = (saving: SubmissionState) => queryClient.setQueryData(queryKey, saving);
  const name = `${subjectName}, level ${String(level)}`;
  try {
    const result = await call(submitQuiz, { body: completion });
    removePendingQuiz(userId, sessionId);
    note({ status: 'saved', result });
    for (const endpoint of changedByQuiz) {
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
    if (!isShown()) showToast('success', 'Your quiz result is saved', `${name}: ${String(result.accuracy)}%`);
  } catch (error) {
    logWarning('The result of a quiz could not be saved', error);
    if (mayStillSucceed(error)) {
      note({ status: 'unsaved' });
      return;
    }
    const reason = messageOf(error, 'Please play it again.');
    removePendingQuiz(userId, sessionId);
    note({ status: 'refused', reason });
    if (!isShown()) {
      showToast('error', 'Your quiz result was not saved', `${name}: ${reason}`, {
        durationMs: refusalToastMs,
      });
    }
  } finally {
    beingSubmitted.delete(sessionId);
  }
}
