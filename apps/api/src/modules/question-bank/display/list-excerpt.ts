import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { maxExcerptLength } from '@markwell/shared/question-bank/questions.schemas';

/** Characters of a text that a list reads. The source of a formula is longer than what is shown of it. */
export const listExcerptLength = 5 * maxExcerptLength;

/** The beginning of a text, with formulas in plain letters, cut to the length that a list shows. */
export function listExcerpt(text: string | null): string | null {
  const read = text ?? '';
  const characters = [...plainText(read)];
  const shown = characters.slice(0, maxExcerptLength).join('').trim();
  if (shown === '') return null;
  const isCut = characters.length > maxExcerptLength || [...read].length >= listExcerptLength;
  return isCut ? `${shown}…` : shown;
}
