import { longestListedText } from '@markwell/shared/admin/questions/questions.schemas';

/** What a list needs to read of a text: one character tells that there is more. */
export const listedTextLength = longestListedText + 1;

/** The beginning of a text, cut where a list has no more room for it. */
export function listedText(text: string | null): string | null {
  const characters = [...(text ?? '').trim()];
  if (characters.length === 0) return null;
  if (characters.length <= longestListedText) return characters.join('');
  return `${characters.slice(0, longestListedText).join('').trimEnd()}…`;
}
