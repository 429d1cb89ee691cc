import { z } from 'zod';
import {
  completeTestSchema,
  savedAnswerSchema,
  type SavedAnswer,
} from '@markwell/shared/mock-tests/mock-tests.contract';
import {
  startedTestSchema,
  testResultsSchema,
  type StartedTestDto,
  type TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import { keptResponsesSchema } from '@markwell/shared/answers/parts.schemas';
import {
  isStored,
  localStorageKeys,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '#lib/local-storage.ts';
import { pendingResultKey, pendingResultsPrefixOf } from '#modules/attempts/pending-result-key.ts';
import { answersStorageKey } from './answer-store.ts';
import type { Completion } from './completion.ts';
import { removeRestBreaks } from './rest-breaks.ts';
import { readSavedTest, removeSavedTest, saveTest } from './saved-test.ts';

const pendingResultSchema = z.object({
  test: startedTestSchema,
  completion: completeTestSchema.extend({ responses: z.record(z.string(), keptResponsesSchema).optional() }),
  /** As this browser marked it; null for a test that only the server can mark. */
  results: testResultsSchema.nullable(),
  /** Answers that the server had not confirmed when the test was submitted. */
  unsavedAnswers: z.array(savedAnswerSchema.extend({ responses: keptResponsesSchema.optional() }).loose()),
  /** The server's message if it rejected the result; it is not sent again then. */
  refusal: z.string().nullable(),
});
export type PendingResult = z.infer<typeof pendingResultSchema>;

export const readPendingResult = (userId: string, testId: string): PendingResult | null =>
  readLocalStorageJson(pendingResultKey(userId, testId), pendingResultSchema);

export const readPendingResults = (userId: string): PendingResult[] =>
  localStorageKeys(pendingResultsPrefixOf(userId)).flatMap(
    (key) => readLocalStorageJson(key, pendingResultSchema) ?? [],
  );

/**
 * Stores the result. From now on the test is finished on this device, even without network. If the browser refuses to
 * store it, the test stays, so that it can still be finished after the page was closed.
 */
export function savePendingResult(userId: string, pending: PendingResult): void {
  const { testId } = pending.test;
  writeLocalStorageJson(pendingResultKey(userId, testId), pending);
  if (isResultStored(userId, testId)) removeSavedTest(userId, testId);
}

/** Whether the pending result is still there after the page is closed. */
export const isResultStored = (userId: string, testId: string): boolean =>
  isStored(pendingResultKey(userId, testId));

/** Call when the server has the result, or when the pupil has seen that it was rejected. */
export function removePendingResult(userId: string, testId: string): void {
  removeFromLocalStorage(pendingResultKey(userId, testId));
  for (const hasParts of [false, true]) removeFromLocalStorage(answersStorageKey(userId, testId, hasParts));
  removeRestBreaks(userId, testId);
  removeSavedTest(userId, testId);
}

/**
 * Takes back that a test was finished when its time was over: the server says that there is time left, so this device's
 * clock was wrong. Its answers are still stored. If another test is saved here, this one is among the open tests.
 */
export function reopenTest(userId: string, test: StartedTestDto): void {
  removeFromLocalStorage(pendingResultKey(userId, test.testId));
  if (!readSavedTest(userId)) saveTest(userId, test);
}

interface SubmissionSteps {
  saveAnswers: (testId: string, answers: SavedAnswer[]) => Promise<unknown>;
  complete: (completion: Completion) => Promise<TestResultsDto>;
  isTemporary: (error: unknown) => boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Submits a finished test. If the server had already closed it at the deadline, answers given in time still
 * count: they are sent too, and completing the test again returns the amended result.
 */
export async function submitPendingResult(
  pending: PendingResult,
  steps: SubmissionSteps,
): Promise<TestResultsDto> {
  const { test, completion, unsavedAnswers } = pending;
  const sendLateAnswers = async () => {
    try {
      await steps.saveAnswers(test.testId, unsavedAnswers);
    } catch (error) {
      if (steps.isTemporary(error)) throw error;
    }
  };
  const isLate = steps.now() >= Date.parse(test.deadlineAt);
  const mayAmend = unsavedAnswers.length > 0;
  if (mayAmend && isLate) await sendLateAnswers();
  const results = await steps.complete(completion);
  // This device's clock may be wrong, so the server's reply decides whether it was late.
  if (!mayAmend || isLate || results.finishedBy === 'PUPIL') return results;
  await sendLateAnswers();
  return steps.complete(completion);
}
