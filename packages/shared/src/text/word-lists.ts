/** The number of words in a text, separated by white space. */
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** The words of a comma-separated list, trimmed and without empty ones. */
export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
