/** Two texts with the same result are equal except for kinds of quotes and spaces. */
export const withPlainQuotes = (text: string): string =>
  text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"').replaceAll(/\s+/gu, ' ').trim();

/** Two texts with the same result are equal except for case, kinds of quotes and spaces. The index in SQL has this rule too. */
export const comparableText = (text: string): string => withPlainQuotes(text).toLowerCase();

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
