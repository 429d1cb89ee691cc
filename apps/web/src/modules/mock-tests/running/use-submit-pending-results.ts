import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { isSignedOut, isRetryable } from '#lib/api/is-retryable.ts';
import { logWarning } from '#lib/log.ts';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { invalidateAfterSubmit, sendAnswers, submitCompletion } from '../mock-tests.queries.ts';
import { removeUnneededPictures } from '../offline/tests-on-device.ts';
import { sendUnsentBreaks } from './rest-breaks.ts';
import { finishOverdueTest } from './running-test.ts';
import {
  submitPendingResult,
  removePendingResult,
  reopenTest,
  savePendingResult,
  readPendingResults,
  type PendingResult,
} from './pending-results.ts';

/** Tests being submitted. Two pages may use this hook at the same time, but each test is submitted once. */
const beingSubmitted = new Set<string>();

/** Returns a function that submits the tests that this pupil finished on this device, as far as there is a network. */
export function useSubmitNow(userId: string, onChange?: () => void): () => void {
  const queryClient = useQueryClient();

  async function submit(pending: PendingResult) {
    const { testId } = pending.test;
    if (pending.refusal !== null || beingSubmitted.has(testId)) return;
    beingSubmitted.add(testId);
    try {
      await sendUnsentBreaks(userId, testId, isRetryable);
      const results = await submitPendingResult(pending, {
        saveAnswers: sendAnswers,
        complete: submitCompletion,
        isTemporary: isRetryable,
        now: Date.now,
      });
      removePendingResult(userId, testId);
      void removeUnneededPictures(Date.now());
      invalidateAfterSubmit(queryClient, pending.test, results);
    } catch (error) {
      logWarning('The result of a test could not be saved', error);
      if (error instanceof ApiError && error.code === 'TIME_LEFT') reopenTest(userId, pending.test);
      else if (!isRetryable(error) && !isSignedOut(error)) setAside(userId, pending, error);
    } finally {
      beingSubmitted.delete(testId);
      onChange?.();
    }
  }

  return () => {
    if (navigator.onLine) for (const pending of readPendingResults(userId)) void submit(pending);
  };
}

/** The server will never accept this result. */
function setAside(userId: string, pending: PendingResult, error: unknown): void {
  const isDiscarded = error instanceof ApiError && error.status === 409;
  // The results page of a discarded test says so, and a similar question has no page.
  if (isDiscarded || pending.test.kind === 'SIMILAR_QUESTION') {
    removePendingResult(userId, pending.test.testId);
  } else {
    savePendingResult(userId, { ...pending, refusal: messageOf(error) });
  }
}

/**
 * Submits the tests that this pupil finished on this device until the server has them: now, when back online
 * or visible, and at intervals.
 */
export function useSubmitPendingResults(userId: string, onChange?: () => void): void {
  const submitNow = useSubmitNow(userId, onChange);
  useRetryUntilDone(() => {
    void finishOverdueTest(userId, { send: sendAnswers, isOnline: () => navigator.onLine }).then(
      (hasFinished) => {
        if (hasFinished) onChange?.();
        submitNow();
      },
    );
  });
}
