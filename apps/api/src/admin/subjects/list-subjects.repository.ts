import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { Visibility } from '@markwell/shared/vocabulary/subjects';

export interface SubjectRow {
  id: string;
  stageId: string;
  stageName: string;
  name: string;
  code: string;
  description: string;
  icon: string;
  color: string;
  order: number;
  visibility: Visibility;
  schoolId: string | null;
  updatedAt: Date;
  topics: number;
  questions: number;
  writingQuestions: number;
  papers: number;
}

export interface TopicRow {
  id: string;
  name: string;
  code: string;
  description: string;
  order: number;
  updatedAt: Date;
  questions: number;
}

/** Published questions are counted by their buckets, so that a million questions cost no more than ten. */
const questionsIn = (topics: Prisma.Sql) => Prisma.sql`
  (select coalesce(sum(b.published_count), 0)::int from buckets b where b.topic_id in (${topics}))
  + (select count(*)::int from questions q where q.status = 'DRAFT' and q.topic_id in (${topics}))`;

const topicsOfSubject = Prisma.sql`select t.id from topics t where t.subject_id = s.id and t.archived_at is null`;

// Prisma's counts would run a query for each relation and read all its rows.
const subjectColumns = Prisma.sql`
  s.id, s.stage_id as "stageId", g.display_name as "stageName", s.name, s.code, s.description, s.icon, s.color, s."order",
  s.visibility::text, s.school_id as "schoolId", s.updated_at as "updatedAt",
  (select count(*)::int from (${topicsOfSubject}) t) as topics, ${questionsIn(topicsOfSubject)} as questions,
  (select count(*)::int from creative_writing_questions c where c.subject_id = s.id and c.status <> 'ARCHIVED') as "writingQuestions",
  (select count(*)::int from past_papers p where p.subject_id = s.id) as papers`;

interface Page {
  search: string;
  stageId: string | undefined;
  limit: number;
  offset: number;
}

type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;

export async function readSubject(reader: Reader, id: string): Promise<SubjectRow | undefined> {
  const [row] = await reader.$queryRaw<SubjectRow[]>`
    select ${subjectColumns} from subjects s join stages g on g.id = s.stage_id
    where s.id = ${id}::uuid and s.archived_at is null`;
  return row;
}

export async function listSubjects(
  database: Database,
  { search, stageId, limit, offset }: Page,
): Promise<{ rows: SubjectRow[]; total: number }> {
  const wanted = Prisma.sql`s.archived_at is null and (${stageId ?? null}::uuid is null or s.stage_id = ${stageId ?? null}::uuid)
    and (position(lower(${search}) in lower(s.name)) > 0 or position(lower(${search}) in lower(s.code)) > 0)`;
  const [rows, [counted]] = await Promise.all([
    database.$queryRaw<SubjectRow[]>`
      select ${subjectColumns} from subjects s join stages g on g.id = s.stage_id where ${wanted}
      order by g."order", s."order", s.name, s.id limit ${limit}::int offset ${offset}::int`,
    database.$queryRaw<{ total: number }[]>`select count(*)::int as total from subjects s where ${wanted}`,
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Reads the topics of a subject in their order, or one topic. */
export const readTopics = (reader: Reader, where: { subjectId: string } | { id: string }) =>
  reader.$queryRaw<TopicRow[]>`
    select t.id, t.name, t.code, t.description, t."order", t.updated_at as "updatedAt",
      ${questionsIn(Prisma.sql`select t.id`)} as questions
    from topics t join subjects s on s.id = t.subject_id
    where t.archived_at is null and s.archived_at is null
      and ${'id' in where ? Prisma.sql`t.id = ${where.id}::uuid` : Prisma.sql`s.id = ${where.subjectId}::uuid`}
    order by t."order", t.name, t.id`;
