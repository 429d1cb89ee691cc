/** The message for a text that cannot be read without losing characters. */
export const encodingErrorText = (what: string): string =>
  `${what} has characters that cannot be read. Please send the text as UTF-8`;
