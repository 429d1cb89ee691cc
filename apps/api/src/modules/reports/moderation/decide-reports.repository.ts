import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables, ReportStatus } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { DecidedReports, OpenReport, OpenReports } from './decide-reports.rules.ts';
import { changesSinceReport } from './changes-since-report.repository.ts';
import { toChanges } from './changes-since-report.rules.ts';
import { hasTarget, reportTarget } from './report-target.repository.ts';

/** How a report was decided before, and by whom. */
interface EarlierDecision {
  status: ReportStatus;
  by: string | null;
}

/**
 * Locks the report if it is open, or with `all` every open report of the same question. Returns the earlier
 * decision if the report is not open; undefined when there is no such report.
 */
export async function lockReports(
  transaction: Transaction,
  reportId: string,
  all: boolean,
): Promise<OpenReports | { before: EarlierDecision } | undefined> {
  const target = await findTarget(transaction, reportId);
  if (!target) return undefined;
  const isToDecide = all ? hasTarget(target) : (eb: Report) => eb('reports.id', '=', reportId);
  const reports = await lockOpenReports(transaction, isToDecide);
  const opened = reports.find(({ id }) => id === reportId);
  if (!opened) return findDecision(transaction, reportId);
  return { opened, reports, targetName: target.topicName ?? target.paperTitle };
}

const findTarget = (transaction: Transaction, reportId: string) =>
  transaction
    .selectFrom('reports')
    .leftJoin('questions', 'questions.id', 'reports.question_id')
    .leftJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('past_papers', 'past_papers.id', 'reports.past_paper_id')
    .select(reportTarget)
    .where('reports.id', '=', reportId)
    .executeTakeFirst();

type Report = ExpressionBuilder<Tables, 'reports'>;

/** A second decision at the same time waits for the lock, and then finds that the reports are decided. */
const lockOpenReports = async (
  transaction: Transaction,
  condition: ReturnType<typeof hasTarget>,
): Promise<OpenReport[]> => {
  const rows = await transaction
    .selectFrom('reports')
    .select(['reports.id', 'reports.user_id as userId'])
    .select(changesSinceReport)
    .where(condition)
    .where('reports.status', '=', 'PENDING')
    .orderBy('reports.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id, userId, ...changes }) => ({ id, userId, ...toChanges(changes) }));
};

/** Undefined when the question was deleted in the meantime, together with its reports. */
async function findDecision(
  transaction: Transaction,
  reportId: string,
): Promise<{ before: EarlierDecision } | undefined> {
  const before = await transaction
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.resolved_by_id')
    .select(['reports.status', 'users.name as by'])
    .where('reports.id', '=', reportId)
    .executeTakeFirst();
  return before && { before };
}

/** Writes the decision about locked reports. */
export async function writeDecision(
  transaction: Transaction,
  { reportIds, status, notes, actorId, at }: DecidedReports,
): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ status, notes, resolved_by_id: actorId, resolved_at: at })
    .where((eb) => eb('reports.id', '=', eb.fn.any(arrayOf('uuid', reportIds))))
    .execute();
}
