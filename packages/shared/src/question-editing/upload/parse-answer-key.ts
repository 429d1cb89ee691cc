import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import type { UploadError } from './upload-error.ts';

interface AnswerKey {
  /** Null for each entry that is not a letter. */
  letters: (OptionLetter | null)[];
  errors: UploadError[];
}

const isLetter = (text: string): text is OptionLetter => (optionLetters as readonly string[]).includes(text);

/**
 * Reads letters separated by commas, semicolons or line breaks, in any case and with any spaces: 'A,b, C'. A comma at
 * the end is allowed.
 */
export function parseAnswerKey(text: string): AnswerKey {
  const entries = text
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .split(/[,;]/u)
    .flatMap((entry) => entry.trim().split(/[\r\n]+/u))
    .map((entry) => entry.trim());
  while (entries.at(-1) === '') entries.pop();
  const letters = entries.map((entry) => {
    const letter = entry.toUpperCase();
    return isLetter(letter) ? letter : null;
  });
  const errors = entries.flatMap((entry, index): UploadError[] =>
    letters[index] === null ? [{ field: 'answerKey', message: wrongEntry(index + 1, entry) }] : [],
  );
  return { letters, errors };
}

function wrongEntry(number: number, entry: string): string {
  if (entry === '') return `Answer ${number} of the answer key is missing`;
  const shown = entry.length > 20 ? `${[...entry].slice(0, 20).join('')}…` : entry;
  return `Answer ${number} of the answer key is “${shown}”: please give letters A to D, with commas between them`;
}
