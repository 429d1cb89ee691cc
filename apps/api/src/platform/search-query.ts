/** A search query, parsed. */
export interface SearchQuery {
  /**
   * For PostgreSQL's websearch: words, "phrases", `or`; a minus does not exclude a word, because pupils type
   * sums.
   */
  text: string;
  /** The words, as typed. */
  terms: string[];
  /** Every word has one or two letters, too short for the indexes of question texts. */
  isShort: boolean;
  /**
   * The last word, which may be unfinished, and the words before it; undefined when it is too short to search
   * for.
   */
  unfinished: { last: string; before: string } | undefined;
}

const maxTerms = 10;
/** A trigram index needs at least three letters. */
const minLettersForTrigrams = 3;

export function parseSearchQuery(typed: string): SearchQuery {
  const text = typed.replaceAll(/(^|[\s"])-+/gu, '$1');
  const terms = text
    .split(/[\s"]+/u)
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .slice(0, maxTerms);
  const last = terms.at(-1);
  return {
    text,
    terms,
    isShort: terms.every((term) => term.length < minLettersForTrigrams),
    unfinished:
      last === undefined || last.length < minLettersForTrigrams
        ? undefined
        : { last, before: terms.slice(0, -1).join(' ') },
  };
}

/** A LIKE pattern that matches the text anywhere. */
export const containsPattern = (text: string): string => `%${escaped(text)}%`;

/** A LIKE pattern that matches values that begin with the text. */
export const startsWithPattern = (text: string): string => `${escaped(text)}%`;

/**
 * A PostgreSQL regular expression that matches where a word begins with the text. Only ASCII punctuation is
 * escaped: PostgreSQL treats more characters as letters than Unicode's categories L and N, and rejects a
 * backslash before them.
 */
export const wordStartsWithPattern = (text: string): string =>
  `\\m${text.replaceAll(/[!-/:-@[-`{-~]/gu, '\\$&')}`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/gu, '\\$&');
