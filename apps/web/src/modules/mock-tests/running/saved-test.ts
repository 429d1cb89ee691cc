import { startedTestSchema, type StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import {
  isStored,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '#lib/local-storage.ts';
import { clearTimers, createDeadlineClock } from './deadline-clock.ts';
import { removeQuestionNotes } from './question-notes.ts';

/** The start of the local storage keys of open tests. */
export const savedTestPrefix = 'mock-test:';
const testKey = (userId: string) => `${savedTestPrefix}${userId}`;

/** The test this pupil has open in this browser, so that a reload finds it again even without network. */
export function readSavedTest(userId: string): StartedTestDto | null {
  const test = readLocalStorageJson(testKey(userId), startedTestSchema);
  // A tab of an older release does not know parts, and saves the test without them: then the server has to send it again.
  const isWhole = test?.questions.every(({ options, parts }) => options.length > 0 || parts !== undefined);
  return isWhole ? test : null;
}

/** Whether the saved test is still there after the page is closed. */
export const isTestStored = (userId: string): boolean => isStored(testKey(userId));

export function saveTest(userId: string, test: StartedTestDto): void {
  writeLocalStorageJson(testKey(userId), startedTestSchema.parse(test));
}

/**
 * Saves a new test, received at this instant (milliseconds by this device's clock), and clears earlier clocks.
 * Answers of other open tests stay until they are sent.
 */
export function saveNewTest(userId: string, test: StartedTestDto, receivedAt: number): void {
  clearTimers();
  saveTest(userId, test);
  const clock = createDeadlineClock({ ...test, now: () => receivedAt });
  clock.sync(test);
  clock.save(true);
}

/** Whether no time is left, by the stored clock. `now` in milliseconds by this device's clock. */
export const isOverdue = (test: StartedTestDto, now: number): boolean =>
  createDeadlineClock({ ...test, now: () => now }).secondsLeft() === 0;

/** Removes a submitted test, and the pupil's notes on its questions. Another saved test stays. */
export function removeSavedTest(userId: string, testId: string): void {
  removeQuestionNotes(userId, testId);
  if (readSavedTest(userId)?.testId === testId) removeFromLocalStorage(testKey(userId));
}
