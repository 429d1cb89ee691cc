import { readLocalStorage } from '#lib/local-storage.ts';

/** The start of the local storage keys of results that the server does not have yet. */
export const allPendingResultsPrefix = 'mock-test-unsaved-result:';
/** The same of one pupil. */
export const pendingResultsPrefixOf = (userId: string) => `${allPendingResultsPrefix}${userId}:`;

export const pendingResultKey = (userId: string, testId: string) =>
  `${pendingResultsPrefixOf(userId)}${testId}`;

/** Whether the pupil submitted this test on this device, and the server does not know it yet. */
export const hasPendingResult = (userId: string, testId: string): boolean =>
  readLocalStorage(pendingResultKey(userId, testId)) !== null;
