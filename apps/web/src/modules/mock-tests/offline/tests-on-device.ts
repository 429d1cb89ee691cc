import { z } from 'zod';
import { localStorageKeys, readLocalStorageJson } from '#lib/local-storage.ts';
import { logWarning } from '#lib/log.ts';
import { allPendingResultsPrefix } from '#modules/attempts/pending-result-key.ts';
import { savedTestPrefix } from '../running/saved-test.ts';
import { acceptedAfterDeadlineMs } from './late-answers.ts';
import { removePicturesExcept } from './test-pictures.ts';

const savedTestSchema = z.object({ testId: z.string(), deadlineAt: z.string() });

/** The open tests of every user of this browser, each with its deadline in milliseconds since the epoch. */
const savedTests = () =>
  localStorageKeys(savedTestPrefix)
    .flatMap((key) => readLocalStorageJson(key, savedTestSchema) ?? [])
    .map(({ testId, deadlineAt }) => ({ testId, deadline: Date.parse(deadlineAt) }));

/** Whether anybody has a running test in this browser. `now` in milliseconds since the epoch. */
export const isTestRunningHere = (now: number): boolean =>
  savedTests().some(({ deadline }) => deadline > now);

/** Removes the stored pictures of tests that will not be answered or sent from this browser. */
export async function removeUnneededPictures(now: number): Promise<void> {
  if (!('caches' in window)) return;
  const open = savedTests().filter(({ deadline }) => deadline + acceptedAfterDeadlineMs > now);
  const pending = localStorageKeys(allPendingResultsPrefix).map((key) => key.slice(key.lastIndexOf(':') + 1));
  try {
    await removePicturesExcept(new Set([...open.map(({ testId }) => testId), ...pending]));
  } catch (error) {
    logWarning('The pictures of finished tests could not be removed', error);
  }
}
