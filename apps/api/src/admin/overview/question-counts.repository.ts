import type { Database } from '@markwell/database/connect';
import { overviewCap } from '@markwell/shared/admin/overview/overview.contract';

export interface QuestionCounts {
  id: string;
  name: string;
  stageName: string;
  color: string;
  published: number;
  /** Each topic counts up to the cap, so a number above the cap means at least that many. */
  drafts: number;
  archived: number;
}

export interface NewQuestionsOnDay {
  /** YYYY-MM-DD in Europe/London. */
  day: string;
  count: number;
}

export interface QuestionCountsRepository {
  listStock: () => Promise<QuestionCounts[]>;
  /** Questions created at `from` or later. Each kind and status counts up to the cap, newest first. */
  countNew: (from: Date) => Promise<NewQuestionsOnDay[]>;
}

const enough = overviewCap + 1;

/** The first UUIDv7 of a millisecond. Ids sort by creation time and are indexed; created_at is not. */
function firstIdAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

export function createQuestionCountsRepository(database: Database): QuestionCountsRepository {
  return {
    // Buckets count the published questions; drafts and archived ones are few and counted by index.
    listStock: () =>
      database.$queryRaw<QuestionCounts[]>`
        select s.id, s.name, g.display_name as "stageName", s.color,
          coalesce((select sum(b.published_count) from buckets b join topics t on t.id = b.topic_id
            where t.subject_id = s.id), 0)::int as published,
          coalesce(unpublished.drafts, 0)::int as drafts, coalesce(unpublished.archived, 0)::int as archived
        from subjects s join stages g on g.id = s.stage_id
        left join lateral (
          select sum(counted.count) filter (where counted.status = 'DRAFT') as drafts,
            sum(counted.count) filter (where counted.status = 'ARCHIVED') as archived
          from (
            select w.status, (
              select count(*) from (
                select from questions q where q.topic_id = t.id and q.kind = k.kind and q.status = w.status
                limit ${enough}::int) few) as count
            from topics t
              cross join (values ('REGULAR'::question_kind), ('RAPID_FIRE')) k(kind)
              cross join (values ('DRAFT'::publication_status), ('ARCHIVED')) w(status)
            where t.subject_id = s.id
          ) counted
        ) unpublished on true
        where s.archived_at is null
        order by g."order", s."order", s.name, s.id`,

    countNew: (from) =>
      database.$queryRaw<NewQuestionsOnDay[]>`
        select to_char(made.created_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, count(*)::int as count
        from (values ('REGULAR'::question_kind), ('RAPID_FIRE')) k(kind)
          cross join (values ('DRAFT'::publication_status), ('PUBLISHED'), ('ARCHIVED')) w(status)
          cross join lateral (
            select q.created_at from questions q
            where q.kind = k.kind and q.status = w.status and q.id >= ${firstIdAt(from)}::uuid
            order by q.id desc limit ${enough}::int
          ) made
        where made.created_at >= ${from}::timestamptz
        group by 1 order by 1`,
  };
}
