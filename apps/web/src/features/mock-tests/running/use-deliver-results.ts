import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isSignedOut, isTemporary } from '../../../lib/api/is-temporary.ts';
import { logWarning } from '../../../lib/log.ts';
import { useKeepTrying } from '../../../lib/use-keep-trying.ts';
import { noteCompletion, sendAnswers, sendCompletion } from '../mock-tests.queries.ts';
import { settleOverdueTest } from './running-test.ts';
import {
  deliver,
  dropUnsavedResult,
  keepUnsavedResult,
  readUnsavedResults,
  type UnsavedResult,
} from './unsaved-results.ts';

/** Two pages may look after the same result for a moment: it still is handed in once. */
const underWay = new Set<string>();

/** Hands in what this pupil finished on this device, until the server has it: at once, when back online or visible, and every so often. */
export function useDeliverResults(userId: string, onChange?: () => void): void {
  const queryClient = useQueryClient();

  async function handIn(unsaved: UnsavedResult) {
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
      onChange?.();
    }
  }

  useKeepTrying(() => {
    settleOverdueTest(userId, Date.now);
    if (navigator.onLine) for (const unsaved of readUnsavedResults(userId)) void handIn(unsaved);
  });
}
