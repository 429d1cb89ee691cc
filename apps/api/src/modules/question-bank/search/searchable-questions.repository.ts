import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type Expression, type Kysely } from 'kysely';

/** PostgreSQL's `tsvector`: the words of a text, without their endings. It stays in the database. */
interface WordVector {
  readonly type: 'tsvector';
}
/** PostgreSQL's `tsquery`: the words to search for. It stays in the database. */
export interface WordQuery {
  readonly type: 'tsquery';
}

/** What a question is searched by. */
export interface Searched {
  search_text: string;
  search_vector: WordVector;
}

/** The tables with the column that Prisma does not have, because it does not support its type. */
export type SearchableTables = Tables & { questions: { search_vector: WordVector } };

export type SearchableDatabase = Kysely<SearchableTables>;
export const searchable = (database: Sql): SearchableDatabase => database.$extendTables<SearchableTables>();

/** The query for words as they are typed: words, "phrases", `or`. NULL when the text is. */
export const toWordQuery = (text: Expression<string | null>) =>
  sql<WordQuery>`websearch_to_tsquery('english', ${text})`;

/** Whether the vector has the words of the query. */
export const hasWords = (of: Expression<WordVector>, query: Expression<WordQuery | null>) =>
  sql<boolean>`${of} @@ ${query}`;
