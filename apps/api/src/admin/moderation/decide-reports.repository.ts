import type { Database, SqlTransaction } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables, FlagStatus } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { writeAuditEntries } from '../../domain/audit/audit-log.repository.ts';
import { notifyUsers } from '../../domain/notifications/notify.repository.ts';
import type { DecidedReports, OpenReport, OpenReports } from './decide-reports.rules.ts';
import { changesSinceReport, hasTarget } from './reported-question.repository.ts';

/** How many reports were decided; or who decided this one before, and how. */
export type DecisionOutcome =
  { decided: number } | { decided: 0; before: { status: FlagStatus; by: string | null } };

export interface DecideReportsRepository {
  /**
   * Locks the open report, or with `all` every open report of the same question, decides, and writes the decision,
   * audit entries and notifications, in one transaction. Undefined when there is no such report.
   */
  decide: (
    flagId: string,
    all: boolean,
    decide: (reports: OpenReports) => DecidedReports,
  ) => Promise<DecisionOutcome | undefined>;
}

export function createDecideReportsRepository({ sql: database }: Database): DecideReportsRepository {
  return {
    decide: (flagId, all, decide) =>
      database.transaction().execute(async (transaction) => {
        const target = await findTarget(transaction, flagId);
        if (!target) return undefined;
        const isWanted = all ? hasTarget(target) : (eb: Report) => eb('flags.id', '=', flagId);
        const reports = await lockOpenReports(transaction, isWanted);
        const opened = reports.find(({ id }) => id === flagId);
        if (!opened) return findDecision(transaction, flagId);
        const about = target.topicName ?? target.paperTitle;
        const { status, notes, actorId, at, ...written } = decide({ opened, reports, about });
        const ids = reports.map(({ id }) => id);
        await transaction
          .updateTable('flags')
          .set({ status, notes, resolved_by_id: actorId, resolved_at: at })
          .where((eb) => eb('flags.id', '=', eb.fn.any(arrayOf('uuid', ids))))
          .execute();
        await writeAuditEntries(transaction, written.auditEntries);
        await notifyUsers(transaction, written.notifications);
        return { decided: reports.length };
      }),
  };
}

const findTarget = (transaction: SqlTransaction, flagId: string) =>
  transaction
    .selectFrom('flags')
    .leftJoin('questions', 'questions.id', 'flags.question_id')
    .leftJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('past_papers', 'past_papers.id', 'flags.past_paper_id')
    .select([
      'flags.question_id as questionId',
      'flags.past_paper_id as paperId',
      'flags.past_paper_number as paperNumber',
      'topics.name as topicName',
      'past_papers.title as paperTitle',
    ])
    .where('flags.id', '=', flagId)
    .executeTakeFirst();

type Report = ExpressionBuilder<Tables, 'flags'>;

/** A decision made at the same time waits for the lock, and then finds the reports decided. */
const lockOpenReports = (
  transaction: SqlTransaction,
  isWanted: ReturnType<typeof hasTarget>,
): Promise<OpenReport[]> =>
  transaction
    .selectFrom('flags')
    .select(['flags.id', 'flags.user_id as userId'])
    .select(changesSinceReport)
    .where(isWanted)
    .where('flags.status', '=', 'PENDING')
    .orderBy('flags.id')
    .forNoKeyUpdate()
    .execute();

/** Undefined when the question was deleted in the meantime, together with its reports. */
async function findDecision(
  transaction: SqlTransaction,
  flagId: string,
): Promise<DecisionOutcome | undefined> {
  const before = await transaction
    .selectFrom('flags')
    .leftJoin('users', 'users.id', 'flags.resolved_by_id')
    .select(['flags.status', 'users.name as by'])
    .where('flags.id', '=', flagId)
    .executeTakeFirst();
  return before && { decided: 0, before };
}
