import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { maxQuestionsCounted, type CappedCount } from '@markwell/shared/admin/questions/questions.schemas';
import type { Kind, Status } from '../question-bank/position-statements.repository.ts';
import { wordStartsWithPattern, containsPattern, type SearchQuery } from './search-query.ts';
import type { IdRange } from './id-search.ts';

export interface QuestionScope {
  kinds: readonly Kind[];
  statuses: readonly Status[];
  /** Undefined for every topic. */
  topicIds: readonly string[] | undefined;
  /** Difficulties or levels; undefined for all of them. */
  grades?: readonly number[] | undefined;
}

export interface PageRequest {
  /** Only older questions than this one. */
  before: string | undefined;
  limit: number;
}

export interface FoundPage {
  /** Newest first. */
  ids: string[];
  /** Pass it as `before` to get the next page; undefined on the last page. */
  next: string | undefined;
}

/**
 * Pages by id, newest first, so that new questions do not shift the pages. No statement gets slower with more
 * questions that do not match.
 */
export interface QuestionSearchRepository {
  topicsOf: (within: { stageId?: string | undefined; subjectId?: string | undefined }) => Promise<string[]>;
  /** Newest first, of any status. */
  findIds: (sought: IdRange, kinds: readonly Kind[], limit: number) => Promise<string[]>;
  list: (scope: QuestionScope, page: PageRequest) => Promise<FoundPage>;
  count: (scope: QuestionScope) => Promise<CappedCount>;
  search: (scope: QuestionScope, asked: SearchQuery, page: PageRequest) => Promise<FoundPage>;
  countFound: (scope: QuestionScope, asked: SearchQuery) => Promise<CappedCount>;
}

const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/**
 * Common words are found among this many of the newest questions; other words are rare enough for the
 * indexes.
 */
const lookedAtFirst = 2000;
/**
 * Words of one and two letters are in no index: a page reads this many questions, and the next page continues
 * from there.
 */
const lookedAtForLetters = 20_000;
const enough = maxQuestionsCounted + 1;

const capped = (count: number): CappedCount => ({
  count: Math.min(count, maxQuestionsCounted),
  isCapped: count > maxQuestionsCounted,
});

const pageOf = (rows: readonly { id: string }[], limit: number): FoundPage => {
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? ids.at(-1) : undefined };
};

/**
 * One index scan for each kind, status, topic and grade, so that none reads rows that another filter
 * excludes.
 */
const eachOf = ({ kinds, statuses, topicIds, grades }: QuestionScope, questions: Prisma.Sql) => Prisma.sql`
  unnest(${kinds}::question_kind[]) kinds (kind) cross join unnest(${statuses}::publication_status[]) statuses (status)
  ${topicIds ? Prisma.sql`cross join unnest(${topicIds}::uuid[]) topics (id)` : Prisma.empty}
  ${grades ? Prisma.sql`cross join unnest(${grades}::smallint[]) grades (grade)` : Prisma.empty}
  cross join lateral (select q.id from questions q where q.kind = kinds.kind and q.status = statuses.status
    ${topicIds ? Prisma.sql`and q.topic_id = topics.id` : Prisma.empty}
    ${grades ? Prisma.sql`and q.grade = grades.grade` : Prisma.empty} ${questions}) each_of`;

const within = ({ kinds, statuses, topicIds, grades }: QuestionScope) => Prisma.sql`
  q.kind = any(${kinds}::question_kind[]) and q.status = any(${statuses}::publication_status[])
  ${topicIds ? Prisma.sql`and q.topic_id = any(${topicIds}::uuid[])` : Prisma.empty}
  ${grades ? Prisma.sql`and q.grade = any(${grades}::smallint[])` : Prisma.empty}`;

const newest = (scope: QuestionScope, before: string, count: number) => Prisma.sql`
  select q.id, q.search_text, q.search_vector from questions q
  where ${within(scope)} and q.id < ${before}::uuid order by q.id desc limit ${count}::int`;

/**
 * The search terms come from a subquery, so that the query plan does not depend on how common a word seems.
 */
const askedFor = ({ text }: SearchQuery) => Prisma.sql`asked as materialized (
  select websearch_to_tsquery('english', ${text}) as words, ${containsPattern(text)}::text as part)`;
const fits = Prisma.sql`(q.search_vector @@ (select words from asked) or q.search_text ilike (select part from asked))`;

const lettersFit = ({ terms }: SearchQuery) =>
  Prisma.sql`q.search_text ~* all(${terms.map(wordStartsWithPattern)}::text[])`;

export function createQuestionSearchRepository(database: Database): QuestionSearchRepository {
  interface Looked {
    ids: string[];
    found: number;
    looked: number;
    last: string | null;
  }

  async function lookForLetters(scope: QuestionScope, asked: SearchQuery, { before, limit }: PageRequest) {
    const [row] = await database.$queryRaw<Looked[]>`
      with looked as materialized (${newest(scope, before ?? afterAll, lookedAtForLetters)}),
      found as materialized (select q.id from looked q where ${lettersFit(asked)})
      select array(select id from found order by id desc limit ${limit + 1}::int) as ids,
        (select count(*)::int from found) as found, (select count(*)::int from looked) as looked,
        (select id from looked order by id limit 1) as last`;
    if (!row) throw new Error('The statement that searches the newest questions returned no row');
    return row;
  }

  return {
    async topicsOf({ stageId, subjectId }) {
      const topics = await database.topic.findMany({
        where: { ...(subjectId && { subjectId }), ...(stageId && { subject: { stageId } }) },
        select: { id: true },
      });
      return topics.map(({ id }) => id);
    },

    async findIds({ from, to, ending, sourceId }, kinds, limit) {
      const rows = await database.$queryRaw<{ id: string }[]>`
        select q.id from questions q
        where ((q.id between ${from}::uuid and ${to}::uuid and right(q.id::text, 8) like ${`%${ending}`}) or q.source_id = ${sourceId})
          and q.kind = any(${kinds}::question_kind[])
        order by q.id desc limit ${limit}::int`;
      return rows.map(({ id }) => id);
    },

    async list(scope, { before = afterAll, limit }) {
      const rows = await database.$queryRaw<{ id: string }[]>`
        select each_of.id from ${eachOf(
          scope,
          Prisma.sql`and q.id < ${before}::uuid order by q.id desc limit ${limit + 1}::int`,
        )} order by each_of.id desc limit ${limit + 1}::int`;
      return pageOf(rows, limit);
    },

    async count(scope) {
      const [row] = await database.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (
          select from ${eachOf(scope, Prisma.sql`limit ${enough}::int`)} limit ${enough}::int) counted`;
      return capped(row?.count ?? 0);
    },

    async search(scope, asked, { before = afterAll, limit }) {
      if (asked.isShort) {
        const { ids, looked, last } = await lookForLetters(scope, asked, { before, limit });
        const page = pageOf(
          ids.map((id) => ({ id })),
          limit,
        );
        return {
          ...page,
          next: page.next ?? (looked === lookedAtForLetters ? (last ?? undefined) : undefined),
        };
      }
      const near = await database.$queryRaw<{ id: string }[]>`
        with ${askedFor(asked)} select q.id from (${newest(scope, before, lookedAtFirst)}) q
        where ${fits} order by q.id desc limit ${limit + 1}::int`;
      if (near.length > limit) return pageOf(near, limit);
      const everywhere = await database.$queryRaw<{ id: string }[]>`
        with ${askedFor(asked)}, found as materialized (
          select q.id from questions q where ${fits} and ${within(scope)} and q.id < ${before}::uuid)
        select id from found order by id desc limit ${limit + 1}::int`;
      return pageOf(everywhere, limit);
    },

    async countFound(scope, asked) {
      if (asked.isShort) {
        const { found, looked } = await lookForLetters(scope, asked, { before: undefined, limit: 0 });
        const { count, isCapped } = capped(found);
        return { count, isCapped: isCapped || looked === lookedAtForLetters };
      }
      const [row] = await database.$queryRaw<{ count: number }[]>`
        with ${askedFor(asked)} select count(*)::int as count from (
          select from questions q where ${fits} and ${within(scope)} limit ${enough}::int) counted`;
      return capped(row?.count ?? 0);
    },
  };
}
