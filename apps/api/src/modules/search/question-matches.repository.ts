import { materialized } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import { maxCounted } from '@markwell/shared/search/search.vocabulary';
import {
  expressionBuilder,
  sql,
  type ExpressionBuilder,
  type Expression,
  type QueryCreator,
  type SqlBool,
} from 'kysely';
import {
  hasWords,
  toWordQuery,
  type SearchableDatabase,
  type SearchableTables,
  type Searched,
  type WordQuery,
} from '#modules/question-bank/search/searchable-questions.repository.ts';
import { subjectsOfStage, type PreparedScope } from './subjects-of-stage.repository.ts';

/** This many of the newest questions of a stage are searched before the index of the whole question bank. */
const newestSearchedFirst = 1000;
const countLimit = maxCounted + 1;

/** The texts to search for. Those for an unfinished word are null when there is none. */
interface WordsToFind {
  text: Expression<string>;
  /** A LIKE pattern of the unfinished word. */
  beginning: Expression<string | null>;
  /** The words before it. */
  before: Expression<string | null>;
}

/** What the parts of the statement know: the topics to search, and what to search for. */
type Known = SearchableTables & {
  visible: { id: string };
  search_terms: { words: WordQuery; beginning: string | null; before: WordQuery | null; each: number };
};
/** Whether a question is found, by its own columns. */
type Matches = (
  eb: ExpressionBuilder<Pick<Known, 'search_terms'> & { question: Searched }, 'question'>,
) => Expression<SqlBool>;

const matchesWords: Matches = (eb) =>
  hasWords(
    eb.ref('question.search_vector'),
    eb.selectFrom('search_terms').select('search_terms.words').$asScalar().$notNull(),
  );

const matchesBeginnings: Matches = (eb) => {
  const before = eb.selectFrom('search_terms').select('search_terms.before').$asScalar();
  return eb.and([
    eb('question.search_text', 'ilike', eb.selectFrom('search_terms').select('search_terms.beginning')),
    eb.or([eb(before, 'is', null), hasWords(eb.ref('question.search_vector'), before)]),
  ]);
};

/**
 * The first of two steps that find up to `countLimit` matching questions, and whose cost does not grow with the question
 * bank: words that are common in the stage are found among its newest questions by the topic index.
 */
const searchNewest = (query: QueryCreator<Known>, matches: Matches) =>
  query
    .selectFrom('visible')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions')
        .select(['questions.id', 'questions.search_vector', 'questions.search_text'])
        .whereRef('questions.topic_id', '=', 'visible.id')
        .where('questions.kind', '=', 'REGULAR')
        .where('questions.status', '=', 'PUBLISHED')
        .orderBy('questions.id', 'desc')
        .limit((limit) => limit.selectFrom('search_terms').select('search_terms.each'))
        .as('question'),
    )
    .select('question.id')
    .where(matches)
    .limit(countLimit);

/**
 * The second step: other words are rare enough for the word index of the whole bank. The search words come from a
 * subquery on purpose: otherwise PostgreSQL's planner may expect a word to be common and scan the whole table.
 */
const searchAll = (query: QueryCreator<Known>, matches: Matches) =>
  query
    .selectFrom('questions as question')
    .select('question.id')
    .where(matches)
    .where('question.kind', '=', 'REGULAR')
    .where('question.status', '=', 'PUBLISHED')
    .where((eb) =>
      eb(
        'question.topic_id',
        '=',
        eb.fn.any(sql<string[]>`array(${eb.selectFrom('visible').select('visible.id')})`),
      ),
    )
    .limit(countLimit);

const count = expressionBuilder<SearchableTables>().fn.countAll<number>().as('count');

/** The parts of the statement that know where to search and for what. */
const withSearchTerms = (database: SearchableDatabase, scope: PreparedScope, words: WordsToFind) =>
  database
    .with(materialized('visible'), (query) =>
      query
        .selectFrom(subjectsOfStage(query, scope).as('subject'))
        .innerJoin('topics', 'topics.subject_id', 'subject.id')
        .select(['topics.id', 'topics.name', 'subject.subject_id', 'subject.name as subject_name'])
        .select('subject.color')
        .where('topics.archived_at', 'is', null),
    )
    .with(materialized('search_terms'), (query) =>
      query.selectNoFrom((eb) => {
        const topics = eb.fn<number>('greatest', [eb.lit(1), eb.selectFrom('visible').select(count)]);
        const each = eb(eb.lit<number>(newestSearchedFirst), '/', topics);
        const before = toWordQuery(typed('text', words.before));
        return [
          toWordQuery(typed('text', words.text)).as('words'),
          typed('text', words.beginning).as('beginning'),
          // No word is left of a text that has none, or only those that are in every text.
          eb.fn<WordQuery | null>('nullif', [before, sql`''::tsquery`]).as('before'),
          eb.fn<number>('greatest', [eb.lit(20), each]).as('each'),
        ];
      }),
    );

/** The parts that find questions by words; by beginnings of words when these are fewer than a page. */
export const withQuestionMatches = (database: SearchableDatabase, scope: PreparedScope, words: WordsToFind) =>
  withSearchTerms(database, scope, words)
    .with(materialized('words_in_newest'), (query) => searchNewest(query, matchesWords))
    .with(materialized('words_in_all'), (query) =>
      searchAll(query, matchesWords).where(
        query.selectFrom('words_in_newest').select(count),
        '<',
        countLimit,
      ),
    )
    .with(materialized('words'), (query) =>
      query.selectFrom('words_in_newest').select('id').union(query.selectFrom('words_in_all').select('id')),
    )
    .with(materialized('beginnings_in_newest'), (query) =>
      searchNewest(query, matchesBeginnings)
        .where(query.selectFrom('words').select(count), '<', scope.limit)
        .where(query.selectFrom('search_terms').select('search_terms.beginning'), 'is not', null),
    )
    .with(materialized('beginnings_in_all'), (query) =>
      searchAll(query, matchesBeginnings)
        .where(query.selectFrom('words').select(count), '<', scope.limit)
        .where(query.selectFrom('search_terms').select('search_terms.beginning'), 'is not', null)
        .where(query.selectFrom('beginnings_in_newest').select(count), '<', countLimit),
    )
    .with(materialized('beginnings'), (query) =>
      query
        .selectFrom('beginnings_in_newest')
        .select('id')
        .union(query.selectFrom('beginnings_in_all').select('id')),
    );
