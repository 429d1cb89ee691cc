import { useState } from 'react';
import { z } from 'zod';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';
import type { StoredAnswers } from './answer-store.ts';
import { isAnswered } from './parts-of-test.ts';

const positionSchema = z.object({ testId: z.string(), index: z.int().min(0) });
const currentQuestionKey = (userId: string) => `mock-test-place:${userId}`;

/** The question to resume at, from 0: the last one shown here, otherwise the first without an answer. */
function readCurrentQuestion(userId: string, test: StartedTestDto, answers: StoredAnswers): number {
  const saved = readLocalStorageJson(currentQuestionKey(userId), positionSchema);
  if (saved?.testId === test.testId && saved.index < test.questions.length) return saved.index;
  const open = test.questions.findIndex(({ id }) => !isAnswered(answers[id]));
  return Math.max(0, open);
}

/** The index of the question that is shown, kept in this browser, and the function that shows another one. */
export function useCurrentQuestion(userId: string, test: StartedTestDto, answers: StoredAnswers) {
  const [index, setIndex] = useState(() => readCurrentQuestion(userId, test, answers));
  function goTo(next: number) {
    if (next < 0 || next >= test.questions.length) return;
    writeLocalStorageJson(currentQuestionKey(userId), { testId: test.testId, index: next });
    setIndex(next);
    window.scrollTo({ top: 0 });
  }
  return { index, goTo };
}
