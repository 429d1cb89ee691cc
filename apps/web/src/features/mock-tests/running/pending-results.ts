import { z } from 'zod';
import {
  completeTestSchema,
  savedAnswerSchema,
  type SavedAnswer,
} from '@markwell/shared/features/mock-tests/mock-tests.contract';
import {
  startedTestSchema,
  testResultsSchema,
  type TestResultsDto,
} from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import {
  localStorageKeys,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '../../../lib/local-storage.ts';
import { answersStorageKey } from './answer-store.ts';
import type { Completion } from './completion.ts';
import { removeSavedTest } from './saved-test.ts';

const unsavedResultSchema = z.object({
  test: startedTestSchema,
  completion: completeTestSchema,
  /** As this browser marked it. */
  results: testResultsSchema,
  /** Answers that the server had not confirmed when the test was handed in. */
  unsavedAnswers: z.array(savedAnswerSchema),
  /** The server's words when it will not take the result: no use in trying again. */
  refusal: z.string().nullable(),
});
export type PendingResult = z.infer<typeof unsavedResultSchema>;

const prefixFor = (userId: string) => `mock-test-unsaved-result:${userId}:`;
const keyFor = (userId: string, testId: string) => `${prefixFor(userId)}${testId}`;

export const readPendingResult = (userId: string, testId: string): PendingResult | null =>
  readLocalStorageJson(keyFor(userId, testId), unsavedResultSchema);

export const readPendingResults = (userId: string): PendingResult[] =>
  localStorageKeys(prefixFor(userId)).flatMap((key) => readLocalStorageJson(key, unsavedResultSchema) ?? []);

/** Handed in: from here on the test is finished on this device, whatever becomes of the network. */
export function savePendingResult(userId: string, unsaved: PendingResult): void {
  writeLocalStorageJson(keyFor(userId, unsaved.test.testId), unsaved);
  removeSavedTest(userId, unsaved.test.testId);
}

/** The server has the result, or the pupil has seen that it will not take it. */
export function removePendingResult(userId: string, testId: string): void {
  removeFromLocalStorage(keyFor(userId, testId));
  removeFromLocalStorage(answersStorageKey(userId, testId));
}

interface Delivery {
  saveAnswers: (testId: string, answers: SavedAnswer[]) => Promise<unknown>;
  complete: (completion: Completion) => Promise<TestResultsDto>;
  isTemporary: (error: unknown) => boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Hands a finished test in. When the server had closed it at the deadline, with what it had by then, the answers that were
 * given in time still count: they are sent too, and the completion fetches the amended result.
 */
export async function submitPendingResult(
  unsaved: PendingResult,
  delivery: Delivery,
): Promise<TestResultsDto> {
  const { test, completion, unsavedAnswers } = unsaved;
  const sendLateAnswers = async () => {
    try {
      await delivery.saveAnswers(test.testId, unsavedAnswers);
    } catch (error) {
      if (delivery.isTemporary(error)) throw error;
    }
  };
  const isLate = delivery.now() >= Date.parse(test.deadlineAt);
  const mayAmend = unsavedAnswers.length > 0;
  if (mayAmend && isLate) await sendLateAnswers();
  const results = await delivery.complete(completion);
  // This device's clock may be wrong: the server says whether it was late.
  if (!mayAmend || isLate || results.finishedBy === 'PUPIL') return results;
  await sendLateAnswers();
  return delivery.complete(completion);
}
