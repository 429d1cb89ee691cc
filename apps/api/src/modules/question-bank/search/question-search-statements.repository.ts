import { materialized } from '@markwell/database/sql/statement-part';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { FacilityFilter } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { TierChoice } from '@markwell/shared/question-bank/tiers.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import type { Kind, Status } from '../change/question-bank.rules.ts';
import { facilityMatches } from './facility.repository.ts';
import { containsPattern, wordStartsWithPattern, type SearchQuery } from '#platform/search-query.ts';
import {
  hasWords,
  toWordQuery,
  type SearchableDatabase,
  type SearchableTables,
  type Searched,
  type WordQuery,
} from './searchable-questions.repository.ts';

export interface QuestionScope {
  kinds: readonly Kind[];
  statuses: readonly Status[];
  /** Undefined for every topic. */
  topicIds: readonly string[] | undefined;
  /** Difficulties or levels; undefined for all of them. */
  difficulties?: readonly number[] | undefined;
  /** One tier, or those for both; undefined for all. */
  tier?: TierChoice | undefined;
  /** The questions of one upload; undefined for all. */
  batchId?: string | undefined;
  /** Whether the question, a part or the solution has a picture; undefined for both. */
  hasPictures?: boolean | undefined;
  /** A band of facility, or too few answers for one; undefined for all. */
  facility?: FacilityFilter | undefined;
}

/** Whether the current revision has a picture: of the question, the solution or a part. */
const hasPictures = (eb: ExpressionBuilder<SearchableTables, 'questions'>) =>
  eb.exists(
    eb
      .selectFrom('question_revisions')
      .select('question_revisions.id')
      .whereRef('question_revisions.id', '=', 'questions.current_revision_id')
      .where((of) =>
        of.or([
          of('question_revisions.image_id', 'is not', null),
          of('question_revisions.solution_image_id', 'is not', null),
          of(of.fn<number>('cardinality', ['question_revisions.picture_ids']), '>', 0),
        ]),
      ),
  );

const picturesMatch =
  (isWanted: boolean | undefined) => (eb: ExpressionBuilder<SearchableTables, 'questions'>) =>
    isWanted === undefined ? eb.lit(true) : isWanted ? hasPictures(eb) : eb.not(hasPictures(eb));

const tierMatches =
  (tier: TierChoice | undefined) => (eb: ExpressionBuilder<SearchableTables, 'questions'>) =>
    tier === undefined
      ? eb.lit(true)
      : tier === 'BOTH'
        ? eb('questions.tier', 'is', null)
        : eb('questions.tier', '=', tier);

/**
 * Selects up to `limit` ids for each combination of kind, status, topic and difficulty. Each combination is its own index
 * scan, so that none reads rows that another filter excludes.
 */
export const selectIds = (
  database: SearchableDatabase,
  { kinds, statuses, topicIds, difficulties, tier, hasPictures: pictures, facility, batchId }: QuestionScope,
  limit: number,
  before?: string,
) =>
  database
    .selectFrom(unnest('kinds', { value: arrayOf('question_kind', kinds) }))
    .crossJoin(unnest('statuses', { value: arrayOf('publication_status', statuses) }))
    // A filter that is not set is one row with NULL, which nothing is compared with.
    .crossJoin(unnest('topic_ids', { value: arrayOf<'uuid', string | null>('uuid', topicIds ?? [null]) }))
    .crossJoin(
      unnest('difficulties', {
        value: arrayOf<'smallint', number | null>('smallint', difficulties ?? [null]),
      }),
    )
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions')
        .select('questions.id')
        .whereRef('questions.kind', '=', 'kinds.value')
        .whereRef('questions.status', '=', 'statuses.value')
        .$if(topicIds !== undefined, (query) => query.whereRef('questions.topic_id', '=', 'topic_ids.value'))
        .$if(difficulties !== undefined, (query) =>
          query.whereRef('questions.difficulty', '=', 'difficulties.value'),
        )
        .where(tierMatches(tier))
        .where(picturesMatch(pictures))
        .where(facilityMatches(facility))
        .$call((query) => (batchId === undefined ? query : query.where('questions.batch_id', '=', batchId)))
        .$call((query) =>
          before === undefined
            ? query
            : query.where('questions.id', '<', before).orderBy('questions.id', 'desc'),
        )
        .limit(limit)
        .as('within_scope'),
    )
    .select('within_scope.id');

export const isWithin =
  ({
    kinds,
    statuses,
    topicIds,
    difficulties,
    tier,
    hasPictures: pictures,
    facility,
    batchId,
  }: QuestionScope) =>
  (eb: ExpressionBuilder<SearchableTables, 'questions'>) =>
    eb.and([
      eb('questions.kind', '=', eb.fn.any(arrayOf('question_kind', kinds))),
      eb('questions.status', '=', eb.fn.any(arrayOf('publication_status', statuses))),
      ...(topicIds ? [eb('questions.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds)))] : []),
      ...(difficulties
        ? [eb('questions.difficulty', '=', eb.fn.any(arrayOf('smallint', difficulties)))]
        : []),
      ...(batchId === undefined ? [] : [eb('questions.batch_id', '=', batchId)]),
      tierMatches(tier)(eb),
      picturesMatch(pictures)(eb),
      facilityMatches(facility)(eb),
    ]);

export const selectWithin = (database: SearchableDatabase, scope: QuestionScope) =>
  database
    .selectFrom('questions')
    .select(['questions.id', 'questions.search_text', 'questions.search_vector'])
    .where(isWithin(scope));

export const selectNewest = (
  database: SearchableDatabase,
  scope: QuestionScope,
  before: string,
  count: number,
) =>
  selectWithin(database, scope)
    .where('questions.id', '<', before)
    .orderBy('questions.id', 'desc')
    .limit(count);

/** The search terms come from a subquery, so that the query plan does not depend on how common a word seems. */
export const withSearchTerms = (database: SearchableDatabase, { text }: SearchQuery) =>
  database.with(materialized('search_terms'), (query) =>
    query.selectNoFrom([
      toWordQuery(typed('text', text)).as('words'),
      typed('text', containsPattern(text)).as('part'),
    ]),
  );

interface SearchTerms {
  search_terms: { words: WordQuery; part: string };
}

/** Whether a question has the words of the search, or contains its text as it was typed. */
export const matches = (eb: ExpressionBuilder<SearchTerms & { questions: Searched }, 'questions'>) =>
  eb.or([
    hasWords(
      eb.ref('questions.search_vector'),
      eb.selectFrom('search_terms').select('search_terms.words').$asScalar(),
    ),
    eb('questions.search_text', 'ilike', eb.selectFrom('search_terms').select('search_terms.part')),
  ]);

/** Whether each of these words begins somewhere in the text. */
export const hasWordsThatBegin =
  (terms: readonly string[]) =>
  (eb: ExpressionBuilder<{ searched: Pick<Searched, 'search_text'> }, 'searched'>) =>
    eb(
      'searched.search_text',
      '~*',
      eb.fn<string>('all', [arrayOf('text', terms.map(wordStartsWithPattern))]),
    );
