import { maxExcerptLength } from '@markwell/shared/question-bank/questions.schemas';

/** Characters of a text that a list reads: one more than it shows, to know whether the text is longer. */
export const listExcerptLength = maxExcerptLength + 1;

/** The beginning of a text, cut to the length that a list shows. */
export function listExcerpt(text: string | null): string | null {
  const characters = [...(text ?? '')];
  const shown = characters.slice(0, maxExcerptLength).join('').trim();
  if (shown === '') return null;
  return characters.length > maxExcerptLength ? `${shown}…` : shown;
}
