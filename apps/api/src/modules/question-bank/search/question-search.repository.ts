import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { materialized } from '@markwell/database/sql/statement-part';
import { arrayOf } from '@markwell/database/sql/values';
import { maxQuestionsCounted, type CappedCount } from '@markwell/shared/question-bank/questions.schemas';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { IdRange } from './parse-id-search.ts';
import {
  selectIds,
  matches,
  hasWordsThatBegin,
  isWithin,
  selectNewest,
  selectWithin,
  withSearchTerms,
  type QuestionScope,
} from './question-search-statements.repository.ts';
import type { SearchQuery } from '#platform/search-query.ts';
import type { QuestionIdPage } from './question-id-page.ts';
import { searchable } from './searchable-questions.repository.ts';

export interface PageRequest {
  /** Only older questions than this one. */
  before: string | undefined;
  limit: number;
}

// Pages by id, newest first, so that new questions do not shift the pages. No statement gets slower with
// more questions that do not match.

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/**
 * Common words are found among this many of the newest questions; other words are rare enough for the
 * indexes.
 */
const newestSearchedFirst = 2000;
/**
 * Words of one and two letters are in no index: a page reads this many questions, and the next page continues
 * from there.
 */
const searchedForShortWords = 20_000;
/** A count of questions with given words stops here: each of them has to be read. */
const maxFoundCounted = 10_000;
const countLimit = maxFoundCounted + 1;
/** Words are common if more than this share of the sample, the newest questions, match. */
const commonShare = 1 / 8;
const sampleSize = 300;
/**
 * Common words are counted by reading up to this many questions: an index would list every match before the first is
 * counted.
 */
const readForCommonWords = 100_000;

const capped = (count: number, most = maxFoundCounted): CappedCount => ({
  count: Math.min(count, most),
  isCapped: count > most,
});

const pageOf = (rows: readonly { id: string }[], limit: number): QuestionIdPage => {
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? ids.at(-1) : undefined };
};

function searchShortWords(
  db: Database,
  scope: QuestionScope,
  { terms }: SearchQuery,
  { before, limit }: PageRequest,
) {
  const database = searchable(db.sql);

  return database
    .with(materialized('searched'), () =>
      selectNewest(database, scope, before ?? lastId, searchedForShortWords),
    )
    .with(materialized('found'), (query) =>
      query.selectFrom('searched').select('searched.id').where(hasWordsThatBegin(terms)),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('found')
          .select('found.id')
          .orderBy('found.id', 'desc')
          .limit(limit + 1),
      ).as('rows'),
      countOf(eb.selectFrom('found')).as('found'),
      countOf(eb.selectFrom('searched')).as('searched'),
      eb.selectFrom('searched').select('searched.id').orderBy('searched.id').limit(1).as('last'),
    ])
    .executeTakeFirstOrThrow();
}

async function countMatches(
  db: Database,
  query: SearchQuery,
  searched: ReturnType<typeof selectWithin>,
): Promise<number> {
  const database = searchable(db.sql);

  const { count } = await withSearchTerms(database, query)
    .selectFrom((eb) =>
      eb
        .selectFrom(searched.as('questions'))
        .select('questions.id')
        .where(matches)
        .limit(countLimit)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findTopicsOfFound(
  db: Database,
  {
    stageId,
    subjectId,
    topicId,
  }: {
    stageId?: string | undefined;
    subjectId?: string | undefined;
    topicId?: string | undefined;
  },
): Promise<string[]> {
  const topics = await db.sql
    .selectFrom('topics')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select('topics.id')
    .where((eb) =>
      eb.and([
        ...(topicId ? [eb('topics.id', '=', topicId)] : []),
        ...(subjectId ? [eb('topics.subject_id', '=', subjectId)] : []),
        ...(stageId ? [eb('subjects.stage_id', '=', stageId)] : []),
      ]),
    )
    .execute();
  return topics.map(({ id }) => id);
}

/** Newest first, of any status. */
export async function findQuestionIds(
  db: Database,
  { from, to, ending, sourceId }: IdRange,
  { kinds, topicIds }: Pick<QuestionScope, 'kinds' | 'topicIds'>,
  limit: number,
): Promise<string[]> {
  const database = searchable(db.sql);

  const rows = await database
    .selectFrom('questions')
    .select('id')
    .where((eb) => {
      const lastEight = eb.fn<string>('right', [eb.cast<string>('id', 'text'), eb.lit(8)]);
      return eb.or([
        eb.and([eb.between('id', from, to), eb(lastEight, 'like', `%${ending}`)]),
        eb('source_id', '=', sourceId),
      ]);
    })
    .where((eb) => eb('kind', '=', eb.fn.any(arrayOf('question_kind', kinds))))
    .$if(topicIds !== undefined, (query) =>
      query.where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds ?? [])))),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findQuestionsByFilter(
  db: Database,
  scope: QuestionScope,
  { before = lastId, limit }: PageRequest,
): Promise<QuestionIdPage> {
  const database = searchable(db.sql);

  const rows = await selectIds(database, scope, limit + 1, before)
    .orderBy('within_scope.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit);
}

export async function countQuestionsByFilter(db: Database, scope: QuestionScope): Promise<CappedCount> {
  const database = searchable(db.sql);

  const limit = maxQuestionsCounted + 1;
  const { count } = await database
    .selectFrom(selectIds(database, scope, limit).limit(limit).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return capped(count, maxQuestionsCounted);
}

export async function searchQuestionTexts(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery,
  { before = lastId, limit }: PageRequest,
): Promise<QuestionIdPage> {
  const database = searchable(db.sql);

  if (query.isShort) {
    const { rows, searched, last } = await searchShortWords(db, scope, query, { before, limit });
    const page = pageOf(rows, limit);
    return {
      ...page,
      next: page.next ?? (searched === searchedForShortWords ? (last ?? undefined) : undefined),
    };
  }
  const amongNewest = await withSearchTerms(database, query)
    .selectFrom(selectNewest(database, scope, before, newestSearchedFirst).as('questions'))
    .select('questions.id')
    .where(matches)
    .orderBy('questions.id', 'desc')
    .limit(limit + 1)
    .execute();
  if (amongNewest.length > limit) return pageOf(amongNewest, limit);
  const amongAll = await withSearchTerms(database, query)
    .with(materialized('found'), (query) =>
      query.selectFrom('questions').select('questions.id').where(matches).where(isWithin(scope)),
    )
    .selectFrom('found')
    .select('found.id')
    // Not above: a prepared plan does not know the id, and would read the primary key of every question.
    .where('found.id', '<', before)
    .orderBy('found.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(amongAll, limit);
}

export async function countFoundQuestions(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery,
): Promise<CappedCount> {
  const database = searchable(db.sql);

  if (query.isShort) {
    const { found, searched } = await searchShortWords(db, scope, query, { before: undefined, limit: 0 });
    const { count, isCapped } = capped(found);
    return { count, isCapped: isCapped || searched === searchedForShortWords };
  }
  const sample = await countMatches(db, query, selectNewest(database, scope, lastId, sampleSize));
  if (sample > sampleSize * commonShare) {
    const amongMany = await countMatches(db, query, selectWithin(database, scope).limit(readForCommonWords));
    if (amongMany === countLimit) return capped(amongMany);
  }
  return capped(await countMatches(db, query, selectWithin(database, scope)));
}
