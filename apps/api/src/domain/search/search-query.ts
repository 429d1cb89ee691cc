/** What was typed, taken apart. */
export interface SearchQuery {
  /** For PostgreSQL's websearch: words, "phrases", `or`; a minus excludes nothing, for pupils type sums. */
  text: string;
  /** The words, as typed. */
  terms: string[];
  /** Every word has one or two letters: only names are looked at. */
  isShort: boolean;
  /** The last word, which may be only begun, and what stands before it; undefined when it is too short to look for. */
  unfinished: { last: string; before: string } | undefined;
}

const mostTerms = 10;
/** Below three letters a trigram index has nothing to look up. */
const leastForTrigrams = 3;

export function parseSearchQuery(q: string): SearchQuery {
  const text = q.replaceAll(/(^|[\s"])-+/gu, '$1');
  const terms = text
    .split(/[\s"]+/u)
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .slice(0, mostTerms);
  const last = terms.at(-1);
  return {
    text,
    terms,
    isShort: terms.every((term) => term.length < leastForTrigrams),
    unfinished:
      last === undefined || last.length < leastForTrigrams
        ? undefined
        : { last, before: terms.slice(0, -1).join(' ') },
  };
}

/** A pattern of LIKE that holds wherever the text stands. */
export const containsPattern = (text: string): string => `%${escaped(text)}%`;

/** A pattern of LIKE that holds where the whole begins with the text. */
export const startsWithPattern = (text: string): string => `${escaped(text)}%`;

/**
 * A regular expression of PostgreSQL that holds where a word begins with the text. Only ASCII punctuation is escaped:
 * PostgreSQL counts more characters as letters than Unicode's categories L and N, and refuses a backslash before them.
 */
export const wordStartsWithPattern = (text: string): string =>
  `\\m${text.replaceAll(/[!-/:-@[-`{-~]/gu, '\\$&')}`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/gu, '\\$&');
