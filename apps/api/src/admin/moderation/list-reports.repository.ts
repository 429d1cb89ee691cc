import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { maxReportsCounted } from '@markwell/shared/admin/moderation/moderation.contract';
import type { Status } from '../../domain/question-bank/position-statements.repository.ts';
import { listExcerptLength } from '../../domain/question-bank/list-excerpt.ts';
import { hasSameTarget, type ReportTarget } from './report-target.repository.ts';
import { changesSinceReport, type ChangesSinceReport } from './changes-since-report.repository.ts';

export type StoredReportKind = 'MOCK_TEST' | 'RAPID_FIRE' | 'PAST_PAPER';
export type StoredReportStatus = 'PENDING' | 'RESOLVED' | 'DISMISSED';
export type StoredReportReason = 'WRONG_ANSWER' | 'POOR_SOLUTION' | 'UNCLEAR_QUESTION';

export interface ReportRow extends ReportTarget, Pick<ChangesSinceReport, 'hasChanged'> {
  id: string;
  kind: StoredReportKind;
  reason: StoredReportReason;
  status: StoredReportStatus;
  reporter: { name: string; email: string } | null;
  createdAt: Date;
  /** Cut at one character more than a list shows. */
  text: string | null;
  questionStatus: Status | null;
  topicName: string | null;
  paperTitle: string | null;
  subjectName: string;
  pendingReports: number;
  notes: string | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

export interface ReportFilter {
  statuses: readonly StoredReportStatus[];
  kind: StoredReportKind | undefined;
  target: ReportTarget | undefined;
  /** The number of reports on earlier pages. */
  skip: number;
  take: number;
}

export interface ListReportsRepository {
  /** Open reports first, oldest first; then decided ones, newest first. */
  find: (asked: ReportFilter) => Promise<ReportRow[]>;
  /** Counts up to one more than `maxReportsCounted`. */
  count: (asked: Pick<ReportFilter, 'statuses' | 'kind' | 'target'>) => Promise<number>;
}

const enough = maxReportsCounted + 1;

type Asked = Pick<ReportFilter, 'statuses' | 'kind' | 'target'>;

const narrowed = ({ kind, target }: Asked) => Prisma.sql`
  ${kind ? Prisma.sql`and f.kind = ${kind}::flag_kind` : Prisma.empty}
  ${target ? Prisma.sql`and ${hasSameTarget(Prisma.sql`f`, target)}` : Prisma.empty}`;

/** One index scan for each status, so that a few open reports are not searched for in a long history. */
const eachStatus = ({ statuses }: Asked, flags: Prisma.Sql) => Prisma.sql`
  unnest(${statuses}::flag_status[]) statuses (status)
  cross join lateral (select f.id, f.created_at from flags f where f.status = statuses.status ${flags}) each_of`;

export function createListReportsRepository(database: Database): ListReportsRepository {
  return {
    find: (asked) => {
      const end = asked.skip + asked.take;
      const waiting = { ...asked, statuses: asked.statuses.filter((status) => status === 'PENDING') };
      const decided = { ...asked, statuses: asked.statuses.filter((status) => status !== 'PENDING') };
      return database.$queryRaw<ReportRow[]>`
        with waiting as (
          select each_of.* from ${eachStatus(
            waiting,
            Prisma.sql`${narrowed(asked)} order by f.created_at, f.id limit ${end}::int`,
          )}
        ), decided as (
          select each_of.* from ${eachStatus(
            decided,
            Prisma.sql`${narrowed(asked)} order by f.created_at desc, f.id desc limit ${end}::int`,
          )}
        ), page as (
          select id, row_number() over (order by created_at, id) as turn from waiting
          union all
          select id, (select count(*) from waiting) + row_number() over (order by created_at desc, id desc) from decided
          order by turn limit ${asked.take}::int offset ${asked.skip}::int
        )
        select f.id, f.kind::text, f.reason::text, f.status::text, f.created_at as "createdAt", f.notes,
          f.question_id as "questionId", f.past_paper_id as "paperId", f.past_paper_number as "paperNumber",
          case when u.id is not null then json_build_object('name', u.name, 'email', u.email) end as reporter,
          left(r.body, ${listExcerptLength}::int) as text, q.status::text as "questionStatus", t.name as "topicName",
          p.title as "paperTitle", s.name as "subjectName", f.resolved_at as "resolvedAt", resolver.name as "resolvedBy", ${changesSinceReport},
          (select count(*)::int from flags o where o.status = 'PENDING' and case when f.question_id is null
            then o.past_paper_id = f.past_paper_id and o.past_paper_number = f.past_paper_number
            else o.question_id = f.question_id end) as "pendingReports"
        from page join flags f on f.id = page.id
        left join users u on u.id = f.user_id left join users resolver on resolver.id = f.resolved_by_id
        left join questions q on q.id = f.question_id left join question_revisions r on r.id = q.current_revision_id
        left join topics t on t.id = q.topic_id left join past_papers p on p.id = f.past_paper_id
        join subjects s on s.id = coalesce(t.subject_id, p.subject_id)
        order by page.turn`;
    },

    async count(asked) {
      const [row] = await database.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (
          select from ${eachStatus(asked, Prisma.sql`${narrowed(asked)} limit ${enough}::int`)} limit ${enough}::int) counted`;
      return row?.count ?? 0;
    },
  };
}
