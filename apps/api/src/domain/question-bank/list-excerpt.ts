import { maxExcerptLength } from '@markwell/shared/admin/questions/questions.schemas';

/** What a list needs to read of a text: one character tells that there is more. */
export const listExcerptLength = maxExcerptLength + 1;

/** The beginning of a text, cut where a list has no more room for it. */
export function listExcerpt(text: string | null): string | null {
  const characters = [...(text ?? '').trim()];
  if (characters.length === 0) return null;
  if (characters.length <= maxExcerptLength) return characters.join('');
  return `${characters.slice(0, maxExcerptLength).join('').trimEnd()}…`;
}
