import { arrayOf, typed } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, type Expression } from 'kysely';

/** Share of trigrams that must match for a typing error, 0-1. */
const minSimilarity = 0.5;
const similarName = 4;

/** The names to search for, and the form of the condition. */
export interface NamesToFind {
  /** The whole text, without space around it. */
  whole: Expression<string>;
  /** A LIKE pattern of each word. */
  contained: Expression<readonly string[]>;
  /** A regular expression of the beginning of each word. */
  beginnings: Expression<readonly string[]>;
  /** The words are too short to be looked for inside of words. */
  isShort: boolean;
  /** The text is long enough to be compared by similarity. */
  isComparable: boolean;
}

interface NamedRow {
  name: Expression<string>;
  /** The texts that belong to the row alone: one of the words must be in them. */
  ownText: Expression<string>;
  /** These and the name of the subject: every word must be in them. */
  ownTextAndSubject: Expression<string>;
}

/** How a row matches: 0 whole name, 1 its start, 2 start of a word, 3 anywhere, 4 similar name; null not at all. */
export function matchOf({ name, ownText, ownTextAndSubject }: NamedRow, names: NamesToFind) {
  const eb = expressionBuilder<Tables>();
  const whole = typed('text', names.whole);
  const lower = (value: Expression<string>) => eb.fn<string>('lower', [value]);
  const everyOne = (patterns: Expression<readonly string[]>) =>
    eb.fn<string>('all', [arrayOf('text', patterns)]);
  const isWhole = eb(lower(name), '=', lower(whole));
  const isStart = eb.fn<boolean>('starts_with', [lower(name), lower(whole)]);
  const beginsWords = eb(name, '~*', everyOne(names.beginnings));
  const ofStart = eb.case().when(isWhole).then(eb.lit(0)).when(isStart).then(eb.lit(1));
  if (names.isShort)
    return eb
      .case()
      .when(beginsWords)
      .then(ofStart.else(eb.lit(2)).end())
      .end();
  const contains = eb.and([
    eb(ownTextAndSubject, 'ilike', everyOne(names.contained)),
    eb(ownText, 'ilike', eb.fn.any(arrayOf('text', names.contained))),
  ]);
  const isLike = names.isComparable
    ? eb(eb.fn<number>('word_similarity', [whole, name]), '>=', minSimilarity)
    : eb.lit(false);
  return eb
    .case()
    .when(contains)
    .then(ofStart.when(beginsWords).then(eb.lit(2)).else(eb.lit(3)).end())
    .when(isLike)
    .then(eb.lit(similarName))
    .end();
}

/**
 * The rows to list: those that match exactly, or have a similar name when none does.
 * `best` is the best match of all rows.
 */
export const isListed = (match: Expression<number | null>, best: Expression<number | null>) => {
  const eb = expressionBuilder<Tables>();
  return eb.or([eb(match, '<', similarName), eb(match, '=', best)]);
};
