import { z } from 'zod';
import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { readLocalStorageJson, writeLocalStorageJson } from '../../../lib/local-storage.ts';
import type { StoredAnswers } from './answer-store.ts';

const placeSchema = z.object({ testId: z.string(), index: z.int().min(0) });
const placeKey = (userId: string) => `mock-test-place:${userId}`;

export function saveCurrentQuestion(userId: string, testId: string, index: number): void {
  writeLocalStorageJson(placeKey(userId), { testId, index });
}

/** The question to resume at, from 0: the last one shown here, otherwise the first without an answer. */
export function readCurrentQuestion(userId: string, test: StartedTestDto, answers: StoredAnswers): number {
  const kept = readLocalStorageJson(placeKey(userId), placeSchema);
  if (kept?.testId === test.testId && kept.index < test.questions.length) return kept.index;
  const open = test.questions.findIndex(({ id }) => !answers[id]?.optionLetter);
  return Math.max(0, open);
}
