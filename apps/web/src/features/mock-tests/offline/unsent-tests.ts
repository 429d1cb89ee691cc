import { localStorageKeys, readLocalStorageJson } from '#lib/local-storage.ts';
import { answersPrefix, savedAnswersSchema } from '../running/answer-store.ts';
import { countUnsentResults } from './count-unsent-results.ts';
import { acceptedAfterDeadline } from './late-answers.ts';

/** Whether this browser has results or answers of the pupil that the server does not have and would still accept. */
export function hasUnsentTests(userId: string, now: number): boolean {
  if (countUnsentResults(userId) > 0) return true;
  const answers = localStorageKeys(answersPrefix(userId)).flatMap((key) =>
    Object.values(readLocalStorageJson(key, savedAnswersSchema) ?? {}),
  );
  return answers.some(
    ({ saved, answeredAt }) => !saved && Date.parse(answeredAt) + acceptedAfterDeadline > now,
  );
}
