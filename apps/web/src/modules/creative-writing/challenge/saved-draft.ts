import { z } from 'zod';
import { creativeLetters } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { readLocalStorageJson, removeFromLocalStorage, writeLocalStorageJson } from '#lib/local-storage.ts';

const draftSchema = z.object({
  questionId: z.string(),
  letter: z.enum(creativeLetters).nullable(),
  reasoning: z.string(),
});
/** The option chosen and the reasoning written for a question, before they are submitted. */
export type Draft = z.infer<typeof draftSchema>;

const keyOf = (sessionId: string) => `creative-writing-draft:${sessionId}`;

/** The draft of this question saved before a reload, or an empty one. */
export function draftOf(sessionId: string, questionId: string): Draft {
  const saved = readLocalStorageJson(keyOf(sessionId), draftSchema);
  return saved?.questionId === questionId ? saved : { questionId, letter: null, reasoning: '' };
}

export function saveDraft(sessionId: string, draft: Draft): void {
  writeLocalStorageJson(keyOf(sessionId), draft);
}

export function removeDraft(sessionId: string): void {
  removeFromLocalStorage(keyOf(sessionId));
}
