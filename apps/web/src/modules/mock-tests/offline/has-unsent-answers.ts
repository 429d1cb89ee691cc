import { localStorageKeys } from '#lib/local-storage.ts';
import { answersPrefix, readStoredAnswers } from '../running/answer-store.ts';
import { countPendingResults } from './count-pending-results.ts';
import { acceptedAfterDeadlineMs } from './late-answers.ts';

/** Whether this browser has results or answers of the pupil that the server does not have and would still accept. */
export function hasUnsentAnswers(userId: string, now: number): boolean {
  if (countPendingResults(userId) > 0) return true;
  return localStorageKeys(answersPrefix(userId))
    .flatMap((key) => Object.values(readStoredAnswers(key)))
    .some(
      (answer) => answer && !answer.saved && Date.parse(answer.answeredAt) + acceptedAfterDeadlineMs > now,
    );
}
