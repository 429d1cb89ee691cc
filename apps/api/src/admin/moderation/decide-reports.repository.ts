import type { Database, SqlTransaction } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables, ReportStatus } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { writeAuditEntries } from '../../domain/audit/audit-log.repository.ts';
import { notifyUsers } from '../../domain/notifications/notify.repository.ts';
import type { DecidedReports, OpenReport, OpenReports } from './decide-reports.rules.ts';
import { changesSinceReport, hasTarget } from './reported-question.repository.ts';

/** How many reports were decided; or who decided this one before, and how. */
export type DecisionOutcome =
  { decided: number } | { decided: 0; before: { status: ReportStatus; by: string | null } };

export interface DecideReportsRepository {
  /**
   * Locks the open report, or with `all` every open report of the same question, decides, and writes the decision,
   * audit entries and notifications, in one transaction. Undefined when there is no such report.
   */
  decide: (
    reportId: string,
    all: boolean,
    decide: (reports: OpenReports) => DecidedReports,
  ) => Promise<DecisionOutcome | undefined>;
}

export function createDecideReportsRepository({ sql: database }: Database): DecideReportsRepository {
  return {
    decide: (reportId, all, decide) =>
      database.transaction().execute(async (transaction) => {
        const target = await findTarget(transaction, reportId);
        if (!target) return undefined;
        const isWanted = all ? hasTarget(target) : (eb: Report) => eb('reports.id', '=', reportId);
        const reports = await lockOpenReports(transaction, isWanted);
        const opened = reports.find(({ id }) => id === reportId);
        if (!opened) return findDecision(transaction, reportId);
        const about = target.topicName ?? target.paperTitle;
        const { status, notes, actorId, at, ...written } = decide({ opened, reports, about });
        const ids = reports.map(({ id }) => id);
        await transaction
          .updateTable('reports')
          .set({ status, notes, resolved_by_id: actorId, resolved_at: at })
          .where((eb) => eb('reports.id', '=', eb.fn.any(arrayOf('uuid', ids))))
          .execute();
        await writeAuditEntries(transaction, written.auditEntries);
        await notifyUsers(transaction, written.notifications);
        return { decided: reports.length };
      }),
  };
}

const findTarget = (transaction: SqlTransaction, reportId: string) =>
  transaction
    .selectFrom('reports')
    .leftJoin('questions', 'questions.id', 'reports.question_id')
    .leftJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('past_papers', 'past_papers.id', 'reports.past_paper_id')
    .select([
      'reports.question_id as questionId',
      'reports.past_paper_id as paperId',
      'reports.past_paper_number as paperNumber',
      'topics.name as topicName',
      'past_papers.title as paperTitle',
    ])
    .where('reports.id', '=', reportId)
    .executeTakeFirst();

type Report = ExpressionBuilder<Tables, 'reports'>;

/** A decision made at the same time waits for the lock, and then finds the reports decided. */
const lockOpenReports = (
  transaction: SqlTransaction,
  isWanted: ReturnType<typeof hasTarget>,
): Promise<OpenReport[]> =>
  transaction
    .selectFrom('reports')
    .select(['reports.id', 'reports.user_id as userId'])
    .select(changesSinceReport)
    .where(isWanted)
    .where('reports.status', '=', 'PENDING')
    .orderBy('reports.id')
    .forNoKeyUpdate()
    .execute();

/** Undefined when the question was deleted in the meantime, together with its reports. */
async function findDecision(
  transaction: SqlTransaction,
  reportId: string,
): Promise<DecisionOutcome | undefined> {
  const before = await transaction
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.resolved_by_id')
    .select(['reports.status', 'users.name as by'])
    .where('reports.id', '=', reportId)
    .executeTakeFirst();
  return before && { decided: 0, before };
}
