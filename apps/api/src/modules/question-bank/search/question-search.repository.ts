import type { Database } from '@markwell/database/connect';
import { materialized } from '@markwell/database/sql/statement-part';
import { arrayOf } from '@markwell/database/sql/values';
import { maxQuestionsCounted, type CappedCount } from '@markwell/shared/question-bank/questions.schemas';
import type { AliasedExpression, Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { SearchQuery } from '#platform/search-query.ts';
import type { IdRange } from './parse-id-search.ts';
import { isWithin, selectOfEach, type QuestionScope } from './question-scope.repository.ts';
import { matches, searchable, type SearchableTables } from './question-words.repository.ts';

export interface PageRequest {
  /** Only older questions than this one. */
  before: string | undefined;
  limit: number;
}

/** A page of questions that were searched for, in the order of the request. */
export interface QuestionIdPage {
  ids: string[];
  /** The cursor of the next page; undefined on the last page. */
  next: string | undefined;
}

// Pages by id, newest first, so that new questions do not shift the pages. No statement gets slower with
// more questions that do not match.

export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Common words are found among this many of the newest questions; others are rare enough for the indexes. */
const newestSearchedFirst = 2000;
/** Words of one and two letters are in no index: a page searches this many, and the next page continues there. */
const searchedForShortWords = 20_000;
/** A count of questions with given words stops here: each of them has to be read. */
const maxFoundCounted = 10_000;
/** Words are common if more than this share of the sample, the newest questions, match. */
const commonShare = 1 / 8;
const sampleSize = 300;
/** Common words are counted among this many questions: an index would list every match before the first is counted. */
const readForCommonWords = 100_000;

const selectWithin = (db: Database, scope: QuestionScope) =>
  searchable(db)
    .selectFrom('questions')
    .select(['questions.id', 'questions.search_text', 'questions.search_vector'])
    .where(isWithin(scope));

const selectNewest = (db: Database, scope: QuestionScope, before: string, count: number) =>
  selectWithin(db, scope).where('questions.id', '<', before).orderBy('questions.id', 'desc').limit(count);

/**
 * All of a scope that match, found by the indexes of words and of parts of texts. By itself, so that neither an order nor
 * a limit makes the planner read the questions one by one until enough match.
 */
export const selectMatching = (
  db: Database,
  scope: QuestionScope,
  condition: (eb: ExpressionBuilder<SearchableTables, 'questions'>) => Expression<SqlBool>,
) =>
  searchable(db)
    .with(materialized('found'), (query) =>
      query.selectFrom('questions').select('questions.id').where(condition).where(isWithin(scope)),
    )
    .selectFrom('found')
    .select('found.id');

const pageOf = (rows: readonly { id: string }[], limit: number): QuestionIdPage => {
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? ids.at(-1) : undefined };
};

/** The last question that short words are searched for in; undefined when it is the last of the scope. */
async function findEndForShortWords(db: Database, scope: QuestionScope, before: string) {
  const end = await selectNewest(db, scope, before, 1)
    .offset(searchedForShortWords - 1)
    .executeTakeFirst();
  return end?.id;
}

/** The questions of a scope, or those of them that match, newest first. */
export async function findNewestQuestions(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery | undefined,
  { before = lastId, limit }: PageRequest,
): Promise<QuestionIdPage> {
  if (!query) {
    const rows = selectOfEach(db, scope, limit + 1, before)
      .select('each.id')
      .orderBy('each.id', 'desc');
    return pageOf(await rows.limit(limit + 1).execute(), limit);
  }
  const searched = query.isShort ? searchedForShortWords : newestSearchedFirst;
  const amongNewest = await searchable(db)
    .selectFrom(selectNewest(db, scope, before, searched).as('questions'))
    .select('questions.id')
    .where(matches(query))
    .orderBy('questions.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(amongNewest, limit);
  if (page.next !== undefined) return page;
  if (query.isShort) return { ...page, next: await findEndForShortWords(db, scope, before) };
  const amongAll = await selectMatching(db, scope, matches(query))
    .where('found.id', '<', before)
    .orderBy('found.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(amongAll, limit);
}

/** Counts rows up to a maximum. */
async function countRows(
  db: Database,
  rows: { limit: (count: number) => { as: (alias: 'counted') => AliasedExpression<object, 'counted'> } },
  most: number,
): Promise<CappedCount> {
  const { count } = await db.sql
    .selectFrom(rows.limit(most + 1).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, most), isCapped: count > most };
}

export async function countQuestions(
  db: Database,
  scope: QuestionScope,
  query?: SearchQuery,
): Promise<CappedCount> {
  if (!query)
    return countRows(
      db,
      selectOfEach(db, scope, maxQuestionsCounted + 1).select('each.id'),
      maxQuestionsCounted,
    );
  const countAmong = (rows: ReturnType<typeof selectWithin>) =>
    countRows(
      db,
      searchable(db).selectFrom(rows.as('questions')).select('questions.id').where(matches(query)),
      maxFoundCounted,
    );
  if (query.isShort) {
    const found = await countAmong(selectNewest(db, scope, lastId, searchedForShortWords));
    const end = await findEndForShortWords(db, scope, lastId);
    return { ...found, isCapped: found.isCapped || end !== undefined };
  }
  const sample = await countAmong(selectNewest(db, scope, lastId, sampleSize));
  if (sample.count > sampleSize * commonShare) {
    const amongMany = await countAmong(selectWithin(db, scope).limit(readForCommonWords));
    if (amongMany.isCapped) return amongMany;
  }
  return countRows(db, selectMatching(db, scope, matches(query)), maxFoundCounted);
}

/** Newest first, of any status. */
export async function findQuestionIds(
  db: Database,
  { from, to, ending, sourceId }: IdRange,
  { kinds, topicIds }: Pick<QuestionScope, 'kinds' | 'topicIds'>,
  limit: number,
): Promise<string[]> {
  const rows = await db.sql
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

/** The topics of a stage or a subject, or one topic. */
export async function findTopicIds(
  db: Database,
  { stageId, subjectId, topicId }: Partial<Record<'stageId' | 'subjectId' | 'topicId', string | undefined>>,
): Promise<string[]> {
  const topics = await db.sql
    .selectFrom('topics')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select('topics.id')
    .where((eb) =>
      eb.and([
        ...(topicId === undefined ? [] : [eb('topics.id', '=', topicId)]),
        ...(subjectId === undefined ? [] : [eb('topics.subject_id', '=', subjectId)]),
        ...(stageId === undefined ? [] : [eb('subjects.stage_id', '=', stageId)]),
      ]),
    )
    .execute();
  return topics.map(({ id }) => id);
}
