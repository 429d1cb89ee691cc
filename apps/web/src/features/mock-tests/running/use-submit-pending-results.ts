import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { isSignedOut, isRetryable } from '#lib/api/is-retryable.ts';
import { logWarning } from '#lib/log.ts';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { invalidateAfterSubmit, sendAnswers, submitCompletion } from '../mock-tests.queries.ts';
import { finishOverdueTest } from './running-test.ts';
import {
  submitPendingResult,
  removePendingResult,
  savePendingResult,
  readPendingResults,
  type PendingResult,
} from './pending-results.ts';

/** Tests being submitted. Two pages may use this hook at the same time, but each test is submitted once. */
const beingSubmitted = new Set<string>();

/**
 * Submits the tests that this pupil finished on this device until the server has them: now, when back online
 * or visible, and at intervals.
 */
export function useSubmitPendingResults(userId: string, onChange?: () => void): void {
  const queryClient = useQueryClient();

  async function submit(unsaved: PendingResult) {
    const { testId } = unsaved.test;
    if (unsaved.refusal !== null || beingSubmitted.has(testId)) return;
    beingSubmitted.add(testId);
    try {
      const results = await submitPendingResult(unsaved, {
        saveAnswers: sendAnswers,
        complete: submitCompletion,
        isTemporary: isRetryable,
        now: Date.now,
      });
      removePendingResult(userId, testId);
      invalidateAfterSubmit(queryClient, unsaved.test, results);
    } catch (error) {
      logWarning('The result of a test could not be saved', error);
      if (!isRetryable(error) && !isSignedOut(error)) {
        savePendingResult(userId, { ...unsaved, refusal: messageOf(error) });
      }
    } finally {
      beingSubmitted.delete(testId);
      onChange?.();
    }
  }

  useRetryUntilDone(() => {
    finishOverdueTest(userId, Date.now);
    if (navigator.onLine) for (const unsaved of readPendingResults(userId)) void submit(unsaved);
  });
}
