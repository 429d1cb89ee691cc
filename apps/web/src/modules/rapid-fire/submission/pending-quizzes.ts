import { z } from 'zod';
import { completeRapidFireSchema } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { rapidFireLevelSchema } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import {
  localStorageKeys,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '#lib/local-storage.ts';

const savedQuizSchema = z.object({
  completion: completeRapidFireSchema,
  subjectName: z.string(),
  level: rapidFireLevelSchema,
});
/** A finished quiz that the server has not confirmed. */
export type PendingQuiz = z.infer<typeof savedQuizSchema>;

const prefixFor = (userId: string) => `rapid-fire-unsaved-result:${userId}:`;
const keyFor = (userId: string, sessionId: string) => `${prefixFor(userId)}${sessionId}`;

export function savePendingQuiz(userId: string, quiz: PendingQuiz): void {
  writeLocalStorageJson(keyFor(userId, quiz.completion.sessionId), quiz);
}

/** The quizzes that this pupil finished in this browser and that still have to be submitted. */
export const readPendingQuizzes = (userId: string): PendingQuiz[] =>
  localStorageKeys(prefixFor(userId)).flatMap((key) => readLocalStorageJson(key, savedQuizSchema) ?? []);

/** Call when the server has the result or has rejected it. */
export function removePendingQuiz(userId: string, sessionId: string): void {
  removeFromLocalStorage(keyFor(userId, sessionId));
}
