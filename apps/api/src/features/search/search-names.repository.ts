import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { maxCounted } from '@markwell/shared/vocabulary/search';
import { mergedColumns, mergedWindow } from '../../domain/curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import {
  wordStartsWithPattern,
  containsPattern,
  type SearchQuery,
} from '../../domain/search/search-query.ts';

interface OfSubject {
  subjectId: string;
  subjectName: string;
  color: string;
}

/** The best hits of a kind. `total` stops at `maxCounted` + 1. */
export interface Hits<Item> {
  items: Item[];
  total: number;
}

export interface NameHits {
  subjects: Hits<{ id: string; name: string; color: string; topicCount: number; questionCount: number }>;
  topics: Hits<OfSubject & { id: string; name: string; questionCount: number }>;
  papers: Hits<
    OfSubject & { id: string; name: string; schoolName: string | null; year: number; isPremium: boolean }
  >;
  briefs: Hits<OfSubject & { id: string; name: string; text: string; difficulty: string }>;
}

export interface SearchScope {
  viewer: Viewer;
  stageId: string;
  limit: number;
}

export interface SearchNamesRepository {
  /** Searches the names of a stage. Typing errors are accepted when no name matches exactly. */
  findNames: (scope: SearchScope, asked: SearchQuery) => Promise<NameHits>;
}

/** Share of trigrams that must match for a typing error, 0-1. */
const likeness = 0.5;
const leastForLikeness = 4;

/** How a row matches: 0 whole name, 1 its start, 2 start of a word, 3 anywhere, 4 nearly; null not at all. */
function fitOf(name: Prisma.Sql, own: Prisma.Sql, wide: Prisma.Sql, { text, terms, isShort }: SearchQuery) {
  const begins = terms.map(wordStartsWithPattern);
  const contains = terms.map(containsPattern);
  const whole = text.trim();
  if (isShort) {
    return Prisma.sql`case when ${name} ~* all(${begins}::text[])
      then case when lower(${name}) = lower(${whole}) then 0 when starts_with(lower(${name}), lower(${whole})) then 1 else 2 end end`;
  }
  return Prisma.sql`case when ${wide} ilike all(${contains}::text[]) and ${own} ilike any(${contains}::text[])
    then case when lower(${name}) = lower(${whole}) then 0 when starts_with(lower(${name}), lower(${whole})) then 1
      when ${name} ~* all(${begins}::text[]) then 2 else 3 end
    when ${whole.length >= leastForLikeness}::boolean and word_similarity(${whole}, ${name}) >= ${likeness}::real then 4 end`;
}

const fitting = (hits: Prisma.Sql) =>
  Prisma.sql`${hits} h where fit < 4 or (fit = 4 and not exists (select from ${hits} better where better.fit < 4))`;

/** The best hits as JSON, with their total. */
const groupOf = (hits: Prisma.Sql, columns: Prisma.Sql, limit: number) => Prisma.sql`
  json_build_object(
    'items', coalesce((select json_agg(best) from (
      select ${columns} from ${fitting(hits)} order by fit, name, id limit ${limit}::int) best), '[]'),
    'total', (select count(*) from (select from ${fitting(hits)} limit ${maxCounted + 1}::int) counted))`;

const questionsOf = (topics: Prisma.Sql) => Prisma.sql`(select coalesce(sum(b.published_count), 0)::int
  from buckets b join topics t on t.id = b.topic_id where b.kind = 'REGULAR' and t.archived_at is null and ${topics})`;

const ofSubject = Prisma.sql`h.subject_id as "subjectId", h.subject_name as "subjectName", h.color`;
const ofVisible = Prisma.sql`s.subject_id, s.name as subject_name, s.color`;
const ofMerged = Prisma.sql`t.subject_id in (select v.id from visible v where v.subject_id = h.id)`;

export function createSearchNamesRepository(database: Database): SearchNamesRepository {
  return {
    // One round trip for four kinds. A stage has few names, so all are read, with or without an index.
    async findNames({ viewer, stageId, limit }, asked) {
      const fit = (name: string, own: string, wide: string) =>
        Prisma.sql`${fitOf(Prisma.raw(name), Prisma.raw(own), Prisma.raw(wide), asked)} as fit`;
      const [row] = await database.$queryRaw<NameHits[]>`
        with visible as materialized (
          select subjects.id, ${mergedColumns} from subjects
          where subjects.stage_id = ${stageId}::uuid and ${visibleSubjectsSql(viewer)} ${mergedWindow}
        ),
        subject_hits as materialized (
          select s.id, s.name, s.color, ${fit('s.name', 's.name', 's.name')} from visible s where s.id = s.subject_id
        ),
        topic_hits as materialized (
          select t.id, t.name, ${ofVisible}, ${fit('t.name', 't.name', "concat(t.name, ' ', s.name)")}
          from visible s join topics t on t.subject_id = s.id where t.archived_at is null
        ),
        paper_hits as materialized (
          select p.id, p.title as name, p.school_name, p.year, p.is_premium, ${ofVisible},
            ${fit('p.title', "concat_ws(' ', p.title, p.school_name, p.year)", "concat_ws(' ', p.title, p.school_name, p.year, s.name)")}
          from visible s join past_papers p on p.subject_id = s.id
        ),
        brief_hits as materialized (
          select c.id, c.title as name, c.brief, c.difficulty, ${ofVisible},
            ${fit('c.title', "concat_ws(' ', c.title, c.theme, c.brief)", "concat_ws(' ', c.title, c.theme, c.brief, s.name)")}
          from visible s join creative_writing_questions c on c.subject_id = s.id where c.status = 'PUBLISHED'
        )
        select ${groupOf(
          Prisma.sql`subject_hits`,
          Prisma.sql`h.id, h.name, h.color, ${questionsOf(ofMerged)} as "questionCount",
            (select count(*)::int from topics t where ${ofMerged} and t.archived_at is null) as "topicCount"`,
          limit,
        )} as subjects,
        ${groupOf(
          Prisma.sql`topic_hits`,
          Prisma.sql`h.id, h.name, ${ofSubject}, ${questionsOf(Prisma.sql`t.id = h.id`)} as "questionCount"`,
          limit,
        )} as topics,
        ${groupOf(
          Prisma.sql`paper_hits`,
          Prisma.sql`h.id, h.name, ${ofSubject}, h.school_name as "schoolName", h.year, h.is_premium as "isPremium"`,
          limit,
        )} as papers,
        ${groupOf(
          Prisma.sql`brief_hits`,
          Prisma.sql`h.id, h.name, h.brief as text, ${ofSubject}, h.difficulty::text as difficulty`,
          limit,
        )} as briefs`;
      if (!row) throw new Error('The name search returned no row');
      return row;
    },
  };
}
