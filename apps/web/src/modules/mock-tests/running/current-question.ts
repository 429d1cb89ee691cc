import { z } from 'zod';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';
import type { StoredAnswers } from './answer-store.ts';

const positionSchema = z.object({ testId: z.string(), index: z.int().min(0) });
const currentQuestionKey = (userId: string) => `mock-test-place:${userId}`;

export function saveCurrentQuestion(userId: string, testId: string, index: number): void {
  writeLocalStorageJson(currentQuestionKey(userId), { testId, index });
}

/** The question to resume at, from 0: the last one shown here, otherwise the first without an answer. */
export function readCurrentQuestion(userId: string, test: StartedTestDto, answers: StoredAnswers): number {
  const saved = readLocalStorageJson(currentQuestionKey(userId), positionSchema);
  if (saved?.testId === test.testId && saved.index < test.questions.length) return saved.index;
  const open = test.questions.findIndex(({ id }) => !answers[id]?.optionLetter);
  return Math.max(0, open);
}
