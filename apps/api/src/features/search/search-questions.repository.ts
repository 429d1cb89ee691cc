import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { maxCounted } from '@markwell/shared/vocabulary/search';
import { mergedColumns, mergedWindow } from '../../domain/curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql } from '../../domain/curriculum/visible-subjects.repository.ts';
import { containsPattern, type SearchQuery } from '../../domain/search/search-query.ts';
import { highlightEnd, highlightStart } from './highlights.ts';
import type { Hits, SearchScope } from './search-names.repository.ts';

export interface QuestionHit {
  id: string;
  /** The body with PostgreSQL's highlights. */
  marked: string;
  topicId: string;
  topicName: string;
  subjectId: string;
  subjectName: string;
  color: string;
}

export interface SearchQuestionsRepository {
  /** Published regular questions that match by words or by beginnings of words. */
  findQuestions: (scope: SearchScope, asked: SearchQuery) => Promise<Hits<QuestionHit>>;
}

/** This many of the newest questions of a stage are searched before the index of the whole question bank. */
const lookedAtFirst = 1000;
const enough = maxCounted + 1;
/** Only this many characters of a body are highlighted. */
const markedCharacters = 4000;
const headline = `HighlightAll=true, StartSel=${highlightStart}, StopSel=${highlightEnd}`;

const isDealt = Prisma.sql`q.kind = 'REGULAR' and q.status = 'PUBLISHED'`;

/**
 * Up to `enough` matching questions, in two steps whose cost does not grow with the question bank. Words that
 * are common in the stage are found among its newest questions by the topic index; other words are rare
 * enough for the word index. The search words come from a subquery on purpose: otherwise PostgreSQL's planner
 * may expect a word to be common and scan the whole table.
 */
const candidates = (name: string, fits: Prisma.Sql, gate: Prisma.Sql) => {
  const [near, far] = [Prisma.raw(`${name}_near`), Prisma.raw(`${name}_far`)];
  return Prisma.sql`
    ${near} as materialized (
      select q.id from visible cross join lateral (
        select q.id, q.search_vector, q.search_text from questions q where q.topic_id = visible.id and ${isDealt}
        order by q.id desc limit (select each from asked)) q
      where ${gate} and ${fits} limit ${enough}::int
    ),
    ${far} as materialized (
      select q.id from questions q
      where ${gate} and (select count(*) from ${near}) < ${enough}::int and ${fits} and ${isDealt}
        and q.topic_id = any(array(select id from visible))
      limit ${enough}::int
    ),
    ${Prisma.raw(name)} as materialized (select id from ${near} union select id from ${far})`;
};

const wordsFit = Prisma.sql`q.search_vector @@ (select words from asked)`;
const beginningsFit = Prisma.sql`q.search_text ilike (select beginning from asked)
  and ((select before from asked) is null or q.search_vector @@ (select before from asked))`;

type Row = QuestionHit & { total: number };

export function createSearchQuestionsRepository(database: Database): SearchQuestionsRepository {
  return {
    async findQuestions({ viewer, stageId, limit }, { text, unfinished }) {
      const beginning = unfinished ? containsPattern(unfinished.last) : null;
      const before = unfinished === undefined || unfinished.before === '' ? null : unfinished.before;
      const tooFew = Prisma.sql`(select count(*) from words) < ${limit}::int and (select beginning from asked) is not null`;
      const rows = await database.$queryRaw<Row[]>`
        with visible as materialized (
          select t.id, t.name, s.subject_id, s.name as subject_name, s.color
          from (
            select subjects.id, ${mergedColumns} from subjects
            where subjects.stage_id = ${stageId}::uuid and ${visibleSubjectsSql(viewer)} ${mergedWindow}
          ) s join topics t on t.subject_id = s.id where t.archived_at is null
        ),
        asked as materialized (
          select websearch_to_tsquery('english', ${text}) as words, ${beginning}::text as beginning,
            (select query from websearch_to_tsquery('english', ${before}) query where numnode(query) > 0) as before,
            greatest(20, ${lookedAtFirst}::int / greatest(1, (select count(*) from visible))) as each
        ),
        ${candidates('words', wordsFit, Prisma.sql`true`)},
        ${candidates('beginnings', beginningsFit, tooFew)},
        found as (
          select id, min(way) as way from (select id, 0 as way from words union all select id, 1 from beginnings) ways group by id
        ),
        -- Questions with the same text but different pictures look the same in a list, so only one is shown.
        distinct_ones as (
          select distinct on (q.topic_id, r.body) q.id, q.topic_id, r.body, found.way,
            ts_rank(q.search_vector, (select words from asked)) as rank
          from found join questions q on q.id = found.id join question_revisions r on r.id = q.current_revision_id
          where r.body is not null
          order by q.topic_id, r.body, found.way, rank desc, q.id
        ),
        best as (
          select *, (count(*) over ())::int as total from distinct_ones order by way, rank desc, id limit ${limit}::int
        )
        select best.id, best.total, visible.id as "topicId", visible.name as "topicName", visible.subject_id as "subjectId",
          visible.subject_name as "subjectName", visible.color,
          ts_headline('english', translate(left(best.body, ${markedCharacters}::int), ${highlightStart + highlightEnd}, ''),
            (select words from asked), ${headline}) as marked
        from best join visible on visible.id = best.topic_id
        order by best.way, best.rank desc, best.id`;
      return { items: rows, total: rows[0]?.total ?? 0 };
    },
  };
}
