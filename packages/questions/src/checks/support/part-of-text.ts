/** The first group of the pattern in a printed text, or an empty text. */
export const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
