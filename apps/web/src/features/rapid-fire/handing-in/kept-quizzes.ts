import { z } from 'zod';
import { completeRapidFireSchema } from '@markwell/shared/features/rapid-fire/rapid-fire.contract';
import { rapidFireLevelSchema } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { localKeys, readLocalJson, removeLocal, writeLocalJson } from '../../../lib/local-store.ts';

const keptQuizSchema = z.object({
  completion: completeRapidFireSchema,
  subjectName: z.string(),
  level: rapidFireLevelSchema,
});
/** A finished quiz that the server has not acknowledged. */
export type KeptQuiz = z.infer<typeof keptQuizSchema>;

const prefixFor = (userId: string) => `rapid-fire-unsaved-result:${userId}:`;
const keyFor = (userId: string, sessionId: string) => `${prefixFor(userId)}${sessionId}`;

export function keepQuiz(userId: string, quiz: KeptQuiz): void {
  writeLocalJson(keyFor(userId, quiz.completion.sessionId), quiz);
}

/** The quizzes that this pupil finished in this browser and that are still to be handed in. */
export const readKeptQuizzes = (userId: string): KeptQuiz[] =>
  localKeys(prefixFor(userId)).flatMap((key) => readLocalJson(key, keptQuizSchema) ?? []);

/** The server has the result, or will never take it. */
export function dropKeptQuiz(userId: string, sessionId: string): void {
  removeLocal(keyFor(userId, sessionId));
}
