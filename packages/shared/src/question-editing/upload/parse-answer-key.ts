import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import type { UploadError } from './upload-error.ts';

interface AnswerKey {
  /** Null for each entry that is not a letter. */
  letters: (OptionLetter | null)[];
  /** The letters of entries with several, such as A+C, by their index; the first is in `letters`. */
  several?: ReadonlyMap<number, OptionLetter[]>;
  errors: UploadError[];
}

const isLetter = (text: string): text is OptionLetter => (optionLetters as readonly string[]).includes(text);

/**
 * Reads letters separated by commas, semicolons or line breaks, in any case and with any spaces: 'A,b, C'. A comma at
 * the end is allowed. 'A+C' is for a question with several correct options.
 */
export function parseAnswerKey(text: string): AnswerKey {
  const entries = text
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .split(/[,;]/u)
    .flatMap((entry) => entry.trim().split(/[\r\n]+/u))
    .map((entry) => entry.trim());
  while (entries.at(-1) === '') entries.pop();
  const several = new Map<number, OptionLetter[]>();
  const letters = entries.map((entry, index) => {
    const all = entry
      .toUpperCase()
      .split('+')
      .map((each) => each.trim());
    const [letter = ''] = all;
    if (!all.every(isLetter) || new Set(all).size < all.length || !isLetter(letter)) return null;
    if (all.length > 1) several.set(index, all.toSorted());
    return letter;
  });
  const errors = entries.flatMap((entry, index): UploadError[] =>
    letters[index] === null ? [{ field: 'answerKey', message: wrongEntry(index + 1, entry) }] : [],
  );
  return { letters, ...(several.size > 0 && { several }), errors };
}

function wrongEntry(number: number, entry: string): string {
  if (entry === '') return `Answer ${number} of the answer key is missing`;
  const shown = entry.length > 20 ? `${[...entry].slice(0, 20).join('')}…` : entry;
  return `Answer ${number} of the answer key is “${shown}”: please give letters A to D, with commas between them`;
}
