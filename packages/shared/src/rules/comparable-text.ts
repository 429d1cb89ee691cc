import { comparableOption } from './options.ts';

/** Two texts with the same result say the same: case, kinds of quotes and kinds of spaces apart. */
export const comparableText = (text: string): string => comparableOption(text).toLowerCase();

/**
 * What a question says as one text, for search and for finding what is in the bank already: its body, then its options
 * by their words and not by their letters, so that a question whose options are shuffled has the same text.
 */
export function comparableQuestionText(body: string | null, options: readonly string[]): string {
  const sorted = options
    .map((text) => ({ text, words: comparableText(text) }))
    .sort((one, other) => (one.words < other.words ? -1 : Number(one.words > other.words)));
  return [body ?? '', ...sorted.map(({ text }) => text)].filter((text) => text !== '').join('\n');
}
