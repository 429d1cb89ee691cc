import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { logWarning } from '../../../lib/log.ts';
import { isTemporary, noteCompletion, sendAnswers, sendCompletion } from '../mock-tests.queries.ts';
import { settleOverdueTest } from './running-test.ts';
import {
  deliver,
  dropUnsavedResult,
  keepUnsavedResult,
  readUnsavedResults,
  type UnsavedResult,
} from './unsaved-results.ts';

/** Milliseconds between tries while the network stays away. */
const retryEvery = 10_000;

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Two pages may look after the same result for a moment: it still is handed in once. */
const underWay = new Set<string>();

/** Hands in what this pupil finished on this device, until the server has it: at once, when back online or visible, and every so often. */
export function useDeliverResults(userId: string, onChange?: () => void): void {
  const queryClient = useQueryClient();
  const changed = useEffectEvent(() => onChange?.());

  const handIn = useEffectEvent(async (unsaved: UnsavedResult) => {
    const { testId } = unsaved.test;
    if (unsaved.refusal !== null || underWay.has(testId)) return;
    underWay.add(testId);
    try {
      const results = await deliver(unsaved, {
        saveAnswers: sendAnswers,
        complete: sendCompletion,
        isTemporary,
        now: Date.now,
      });
      dropUnsavedResult(userId, testId);
      noteCompletion(queryClient, unsaved.test, results);
    } catch (error) {
      logWarning('The result of a test could not be saved', error);
      if (!isTemporary(error) && !isSignedOut(error)) {
        keepUnsavedResult(userId, { ...unsaved, refusal: messageOf(error) });
      }
    } finally {
      underWay.delete(testId);
      changed();
    }
  });

  useEffect(() => {
    const tryAll = () => {
      settleOverdueTest(userId, Date.now);
      if (navigator.onLine) for (const unsaved of readUnsavedResults(userId)) void handIn(unsaved);
    };
    const tryWhenVisible = () => {
      if (!document.hidden) tryAll();
    };
    tryAll();
    const timer = setInterval(tryAll, retryEvery);
    addEventListener('online', tryAll);
    document.addEventListener('visibilitychange', tryWhenVisible);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAll);
      document.removeEventListener('visibilitychange', tryWhenVisible);
    };
  }, [userId]);
}
