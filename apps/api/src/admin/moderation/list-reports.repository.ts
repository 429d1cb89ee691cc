import type { Database, Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import type {
  DB as Tables,
  FlagKind,
  FlagReason,
  FlagStatus,
  PublicationStatus,
} from '@markwell/database/tables';
import { maxReportsCounted } from '@markwell/shared/admin/moderation/moderation.contract';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { listExcerptLength } from '../../domain/question-bank/list-excerpt.ts';
import {
  changesSinceReport,
  hasTarget,
  type ChangesSinceReport,
  type ReportTarget,
} from './reported-question.repository.ts';

export interface ReportRow extends ReportTarget, Pick<ChangesSinceReport, 'hasChanged'> {
  id: string;
  kind: FlagKind;
  reason: FlagReason;
  status: FlagStatus;
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

interface Asked {
  statuses: readonly FlagStatus[];
  kind: FlagKind | undefined;
  target: ReportTarget | undefined;
}

export interface ReportFilter extends Asked {
  /** The number of reports on earlier pages. */
  skip: number;
  take: number;
}

export interface ListReportsRepository {
  /** Open reports first, oldest first; then decided ones, newest first. */
  find: (asked: ReportFilter) => Promise<ReportRow[]>;
  /** Counts up to one more than `maxReportsCounted`. */
  count: (asked: Asked) => Promise<number>;
}

const enough = maxReportsCounted + 1;

export function createListReportsRepository({ sql: database }: Database): ListReportsRepository {
  return {
    find: (asked) =>
      pageOf(database, asked)
        .selectFrom('page')
        .innerJoin('flags', 'flags.id', 'page.id')
        .leftJoin('users as reporter', 'reporter.id', 'flags.user_id')
        .leftJoin('users as resolver', 'resolver.id', 'flags.resolved_by_id')
        .leftJoin('questions', 'questions.id', 'flags.question_id')
        .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .leftJoin('topics', 'topics.id', 'questions.topic_id')
        .leftJoin('past_papers', 'past_papers.id', 'flags.past_paper_id')
        .innerJoin('subjects', (join) =>
          join.on((eb) =>
            eb('subjects.id', '=', eb.fn.coalesce('topics.subject_id', 'past_papers.subject_id')),
          ),
        )
        .select([
          'flags.id',
          'flags.kind',
          'flags.reason',
          'flags.status',
          'flags.created_at as createdAt',
          'flags.notes',
          'flags.question_id as questionId',
          'flags.past_paper_id as paperId',
          'flags.past_paper_number as paperNumber',
          'flags.resolved_at as resolvedAt',
          'reporter.name as reporterName',
          'reporter.email as reporterEmail',
          'questions.status as questionStatus',
          'topics.name as topicName',
          'past_papers.title as paperTitle',
          'subjects.name as subjectName',
          'resolver.name as resolvedBy',
        ])
        .select(changesSinceReport)
        .select((eb) => [
          eb.fn<string | null>('left', ['question_revisions.body', eb.lit(listExcerptLength)]).as('text'),
          pendingReports(eb).as('pendingReports'),
        ])
        .orderBy('page.turn')
        .execute(),

    async count(asked) {
      const { count } = await database
        .selectFrom(
          eachStatus(database, asked, (flags) => flags.limit(enough))
            .limit(enough)
            .as('counted'),
        )
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

type ReportsOfStatus = SelectQueryBuilder<
  Tables & { statuses: { status: FlagStatus; ordinal: number } },
  'statuses' | 'flags',
  { id: string; created_at: Date }
>;

/** One index scan for each status, so that a few open reports are not searched for in a long history. */
const eachStatus = (
  sql: Sql,
  { statuses, kind, target }: Asked,
  limited: (reports: ReportsOfStatus) => ReportsOfStatus,
) =>
  sql
    .selectFrom(unnest('statuses', { status: arrayOf('flag_status', statuses) }))
    .crossJoinLateral((eb) =>
      limited(
        eb
          .selectFrom('flags')
          .select(['flags.id', 'flags.created_at'])
          .whereRef('flags.status', '=', 'statuses.status')
          .where((report) =>
            report.and([
              ...(kind === undefined ? [] : [report('flags.kind', '=', kind)]),
              ...(target === undefined ? [] : [hasTarget(target)(report)]),
            ]),
          ),
      ).as('each_of'),
    )
    .select(['each_of.id', 'each_of.created_at']);

/** The reports of a page as the part `page`, in the order of `turn`. */
function pageOf(sql: Sql, asked: ReportFilter) {
  const end = asked.skip + asked.take;
  const waiting = { ...asked, statuses: asked.statuses.filter((status) => status === 'PENDING') };
  const decided = { ...asked, statuses: asked.statuses.filter((status) => status !== 'PENDING') };
  return sql
    .with('waiting', () =>
      eachStatus(sql, waiting, (flags) => flags.orderBy('flags.created_at').orderBy('flags.id').limit(end)),
    )
    .with('decided', () =>
      eachStatus(sql, decided, (flags) =>
        flags.orderBy('flags.created_at', 'desc').orderBy('flags.id', 'desc').limit(end),
      ),
    )
    .with('page', (query) =>
      query
        .selectFrom('waiting')
        .select((eb) => [
          'waiting.id',
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('waiting.created_at').orderBy('waiting.id'))
            .as('turn'),
        ])
        .unionAll(
          query.selectFrom('decided').select((eb) => [
            'decided.id',
            eb(
              eb
                .selectFrom('waiting')
                .select((each) => each.fn.countAll<number>().as('count'))
                .$asScalar()
                .$notNull(),
              '+',
              eb.fn
                .agg<number>('row_number')
                .over((over) => over.orderBy('decided.created_at', 'desc').orderBy('decided.id', 'desc')),
            ).as('turn'),
          ]),
        )
        .orderBy('turn')
        .limit(asked.take)
        .offset(asked.skip),
    );
}

/**
 * The number of open reports of the same target. One count for each kind of target, because PostgreSQL uses no index for
 * a condition that depends on the kind.
 */
const pendingReports = (eb: ExpressionBuilder<Tables, 'flags'>) => {
  const open = eb
    .selectFrom('flags as open')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('open.status', '=', 'PENDING');
  const ofPaper = open
    .whereRef('open.past_paper_id', '=', 'flags.past_paper_id')
    .whereRef('open.past_paper_number', '=', 'flags.past_paper_number');
  const ofQuestion = open.whereRef('open.question_id', '=', 'flags.question_id');
  return eb
    .case()
    .when('flags.question_id', 'is', null)
    .then(ofPaper.$asScalar().$notNull())
    .else(ofQuestion.$asScalar().$notNull())
    .end();
};
