import { readLocalStorage } from '../../lib/local-storage.ts';

/** The start of the local storage keys of a pupil's results that the server does not have yet. */
export const pendingResultPrefix = (userId: string) => `mock-test-unsaved-result:${userId}:`;

export const pendingResultKey = (userId: string, testId: string) => `${pendingResultPrefix(userId)}${testId}`;

/** Whether the pupil submitted this test on this device, and the server does not know it yet. */
export const hasPendingResult = (userId: string, testId: string): boolean =>
  readLocalStorage(pendingResultKey(userId, testId)) !== null;
