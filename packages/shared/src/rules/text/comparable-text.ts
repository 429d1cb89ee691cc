import { comparableOption } from '../questions/options.ts';

/** Two texts with the same result are equal except for case, kinds of quotes and spaces. */
export const comparableText = (text: string): string => comparableOption(text).toLowerCase();

/**
 * A question as one text, for search and for finding duplicates: its body, then its options sorted by their text, so
 * that shuffling the options does not change it.
 */
export function comparableQuestionText(body: string | null, options: readonly string[]): string {
  const sorted = options
    .map((text) => ({ text, words: comparableText(text) }))
    .sort((one, other) => (one.words < other.words ? -1 : Number(one.words > other.words)));
  return [body ?? '', ...sorted.map(({ text }) => text)].filter((text) => text !== '').join('\n');
}
