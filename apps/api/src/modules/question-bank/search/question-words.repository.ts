import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
} from 'kysely';
import { containsPattern, wordStartsWithPattern, type SearchQuery } from '#platform/search-query.ts';

/** PostgreSQL's `tsvector`, the words of a text without their endings, and `tsquery`, words to search for. */
interface WordVector {
  readonly type: 'tsvector';
}
interface WordQuery {
  readonly type: 'tsquery';
}

/** The tables with the column that Prisma does not have, because it does not support its type. */
export type SearchableTables = Tables & { questions: { search_vector: WordVector } };
export const searchable = (db: Pick<Database, 'sql'>): Kysely<SearchableTables> =>
  db.sql.$extendTables<SearchableTables>();

type Searched = ExpressionBuilder<
  { questions: { search_text: string; search_vector: WordVector } },
  'questions'
>;

/** The query for words as they are typed: words, "phrases", `or`. */
export const toWordQuery = (text: Expression<string | null>) =>
  sql<WordQuery>`websearch_to_tsquery('english', ${text})`;

type Text = string | Expression<string | null>;

/**
 * A value as a row, for a subquery whose value the planner does not know: with the words in sight it reads the whole table
 * for one that is common in the bank, but rare where it is searched for.
 */
export const rowOf = <Value>(value: RawBuilder<Value>) =>
  expressionBuilder<Tables>().selectFrom(unnest('given', { value: sql<Value[]>`array[${value}]` }));

const textOf = (text: Text) => rowOf(typed('text', text));

export const hasWords = (eb: Searched, query: Expression<WordQuery>) =>
  sql<boolean>`${eb.ref('questions.search_vector')} @@ ${query}`;

const wordsOf = (text: Text) =>
  textOf(text)
    .select((eb) => toWordQuery(eb.ref('given.value')).as('words'))
    .$asScalar()
    .$notNull();

const contains = (eb: Searched, pattern: Text) =>
  eb('questions.search_text', 'ilike', textOf(pattern).select('given.value'));

/**
 * Whether a question has the words of the search, or contains its text as it was typed. Short words are in no index: each
 * must begin a word of the question.
 */
export const matches =
  ({ text, terms, isShort }: SearchQuery) =>
  (eb: Searched) => {
    const beginnings = arrayOf('text', terms.map(wordStartsWithPattern));
    return isShort
      ? eb('questions.search_text', '~*', eb.fn<string>('all', [beginnings]))
      : eb.or([hasWords(eb, wordsOf(text)), contains(eb, containsPattern(text))]);
  };

/**
 * Whether a question has the words of the text, or contains the last one, which may be unfinished, and has the words
 * before it. The pattern of the last one is NULL when it is too short.
 */
export const matchesWhileTyping =
  (text: Text, { last, before }: { last: Text; before: Text }) =>
  (eb: Searched) => {
    // No word is left of a text that has none, or only those that are in every text.
    const isEmpty = eb(eb.fn<number>('numnode', [wordsOf(before)]), '=', 0);
    return eb.or([
      hasWords(eb, wordsOf(text)),
      eb.and([contains(eb, last), eb.or([isEmpty, hasWords(eb, wordsOf(before))])]),
    ]);
  };
