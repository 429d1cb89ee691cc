import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import type {
  DB as Tables,
  ReportKind,
  ReportReason,
  ReportStatus,
  PublicationStatus,
} from '@markwell/database/tables';
import { maxReportsCounted } from '@markwell/shared/reports/moderation.contract';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import { changesSinceReport } from './changes-since-report.repository.ts';
import type { ReportedChangesRow } from './changes-since-report.rules.ts';
import { hasTarget, reportTarget, type ReportTarget } from './report-target.repository.ts';

export interface ReportRow extends ReportTarget, ReportedChangesRow {
  id: string;
  kind: ReportKind;
  reason: ReportReason;
  status: ReportStatus;
  reporterName: string | null;
  reporterEmail: string | null;
  createdAt: Date;
  /** Cut at one character more than a list shows. */
  text: string | null;
  questionStatus: PublicationStatus | null;
  topicName: string | null;
  paperTitle: string | null;
  subjectName: string;
  pendingReports: number;
  notes: string | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

interface ReportConditions {
  statuses: readonly ReportStatus[];
  kind: ReportKind | undefined;
  target: ReportTarget | undefined;
}

interface ReportFilter extends ReportConditions {
  /** The number of reports on earlier pages. */
  skip: number;
  take: number;
}

const countLimit = maxReportsCounted + 1;

/** Open reports first, oldest first; then decided ones, newest first. */
export function findReports(db: Database, filter: ReportFilter): Promise<ReportRow[]> {
  return pageOf(db.sql, filter)
    .selectFrom('page')
    .innerJoin('reports', 'reports.id', 'page.id')
    .leftJoin('users as reporter', 'reporter.id', 'reports.user_id')
    .leftJoin('users as resolver', 'resolver.id', 'reports.resolved_by_id')
    .leftJoin('questions', 'questions.id', 'reports.question_id')
    .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .leftJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('past_papers', 'past_papers.id', 'reports.past_paper_id')
    .innerJoin('subjects', (join) =>
      join.on((eb) => eb('subjects.id', '=', eb.fn.coalesce('topics.subject_id', 'past_papers.subject_id'))),
    )
    .select([
      'reports.id',
      'reports.kind',
      'reports.reason',
      'reports.status',
      'reports.created_at as createdAt',
      'reports.notes',
      'reports.resolved_at as resolvedAt',
      'reporter.name as reporterName',
      'reporter.email as reporterEmail',
      'questions.status as questionStatus',
      ...reportTarget,
      'subjects.name as subjectName',
      'resolver.name as resolvedBy',
    ])
    .select(changesSinceReport)
    .select((eb) => [
      eb.fn<string | null>('left', ['question_revisions.body', eb.lit(listExcerptLength)]).as('text'),
      pendingReports(eb).as('pendingReports'),
    ])
    .orderBy('page.rank')
    .execute();
}

/** Counts up to one more than `maxReportsCounted`. */
export async function countReports(db: Database, filter: ReportConditions): Promise<number> {
  const { count } = await db.sql
    .selectFrom(
      reportsByStatus(db.sql, filter, (reports) => reports.limit(countLimit))
        .limit(countLimit)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type ReportsOfStatus = SelectQueryBuilder<
  Tables & { statuses: { status: ReportStatus; ordinal: number } },
  'statuses' | 'reports',
  { id: string; created_at: Date }
>;

/** One index scan for each status, so that a few open reports are not searched for in a long history. */
const reportsByStatus = (
  sql: Sql,
  { statuses, kind, target }: ReportConditions,
  limited: (reports: ReportsOfStatus) => ReportsOfStatus,
) =>
  sql
    .selectFrom(unnest('statuses', { status: arrayOf('report_status', statuses) }))
    .crossJoinLateral((eb) =>
      limited(
        eb
          .selectFrom('reports')
          .select(['reports.id', 'reports.created_at'])
          .whereRef('reports.status', '=', 'statuses.status')
          .where((report) =>
            report.and([
              ...(kind === undefined ? [] : [report('reports.kind', '=', kind)]),
              ...(target === undefined ? [] : [hasTarget(target)(report)]),
            ]),
          ),
      ).as('reports_of_status'),
    )
    .select(['reports_of_status.id', 'reports_of_status.created_at']);

/**
 * A query whose common table expression `page` has the ids of the reports on a page, and their order in
 * `rank`.
 */
function pageOf(sql: Sql, filter: ReportFilter) {
  const end = filter.skip + filter.take;
  const pending = { ...filter, statuses: filter.statuses.filter((status) => status === 'PENDING') };
  const decided = { ...filter, statuses: filter.statuses.filter((status) => status !== 'PENDING') };
  return sql
    .with('pending', () =>
      reportsByStatus(sql, pending, (reports) =>
        reports.orderBy('reports.created_at').orderBy('reports.id').limit(end),
      ),
    )
    .with('decided', () =>
      reportsByStatus(sql, decided, (reports) =>
        reports.orderBy('reports.created_at', 'desc').orderBy('reports.id', 'desc').limit(end),
      ),
    )
    .with('page', (query) =>
      query
        .selectFrom('pending')
        .select((eb) => [
          'pending.id',
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('pending.created_at').orderBy('pending.id'))
            .as('rank'),
        ])
        .unionAll(
          query.selectFrom('decided').select((eb) => [
            'decided.id',
            eb(
              countOf(eb.selectFrom('pending')),
              '+',
              eb.fn
                .agg<number>('row_number')
                .over((over) => over.orderBy('decided.created_at', 'desc').orderBy('decided.id', 'desc')),
            ).as('rank'),
          ]),
        )
        .orderBy('rank')
        .limit(filter.take)
        .offset(filter.skip),
    );
}

/**
 * The number of open reports of the same target. One count for each kind of target, because PostgreSQL uses no index for
 * a condition that depends on the kind.
 */
const pendingReports = (eb: ExpressionBuilder<Tables, 'reports'>) => {
  const open = eb.selectFrom('reports as open').where('open.status', '=', 'PENDING');
  const ofPaper = open
    .whereRef('open.past_paper_id', '=', 'reports.past_paper_id')
    .whereRef('open.past_paper_number', '=', 'reports.past_paper_number');
  const ofQuestion = open.whereRef('open.question_id', '=', 'reports.question_id');
  return eb
    .case()
    .when('reports.question_id', 'is', null)
    .then(countOf(ofPaper))
    .else(countOf(ofQuestion))
    .end();
};
