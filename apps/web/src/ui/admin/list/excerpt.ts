/** Characters of a question or an explanation in a list. */
const excerptLength = 100;

/** The first 100 characters of a text. */
export const excerptOf = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
