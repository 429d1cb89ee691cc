/** A pattern of LIKE that holds wherever the text stands. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** A pattern of LIKE that holds where the whole begins with the text. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** A regular expression of PostgreSQL that holds where a word begins with the text. */
export const beginningWith = (text: string): string => `\\m${text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/gu, '\\$&');
