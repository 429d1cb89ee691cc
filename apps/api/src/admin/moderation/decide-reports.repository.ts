import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { writeAuditEntries } from '../../domain/audit/audit-log.repository.ts';
import { conflict, notFound } from '../../domain/domain-error.ts';
import type { ReportOutcome } from '@markwell/shared/vocabulary/reports';
import { reportDecidedNotification } from '../../domain/notifications/notification-texts.ts';
import { notifyUsers } from '../../domain/notifications/notify.repository.ts';
import { hasSameTarget, type ReportTarget } from './report-target.repository.ts';
import { answerTo } from './report-answer.rules.ts';
import { changesSinceReport, type ChangesSinceReport } from './changes-since-report.repository.ts';

export interface ModerationDecision {
  status: 'RESOLVED' | 'DISMISSED';
  notes: string;
  /** The outcome of a resolved report; undefined: derived from the question's history. */
  outcome: ReportOutcome | undefined;
  /** A sentence for the reporter; may be empty. */
  reply: string;
  /** Whether to decide every open report of the same question. */
  all: boolean;
  actorId: string;
  at: Date;
}

export interface DecideReportsRepository {
  /**
   * Decides, writes audit entries and notifies the reporters, in one transaction. Returns how many were
   * decided. Throws NOT_FOUND for an unknown report, CONFLICT for one that is already decided.
   */
  decide: (flagId: string, decision: ModerationDecision) => Promise<number>;
}

type Transaction = Prisma.TransactionClient;

interface Waiting extends ChangesSinceReport {
  id: string;
  userId: string | null;
}

/** Locks the open reports: a decision made at the same time waits, and then finds them decided. */
const lockOpenReports = (transaction: Transaction, fits: Prisma.Sql) => transaction.$queryRaw<Waiting[]>`
  select f.id, f.user_id as "userId", ${changesSinceReport}
  from flags f where ${fits} and f.status = 'PENDING' order by f.id for no key update`;

async function findTarget(
  transaction: Transaction,
  flagId: string,
): Promise<ReportTarget & { about: string }> {
  const flag = await transaction.flag.findUnique({
    where: { id: flagId },
    select: {
      questionId: true,
      pastPaperId: true,
      pastPaperNumber: true,
      question: { select: { topic: { select: { name: true } } } },
      pastPaper: { select: { title: true } },
    },
  });
  if (!flag) throw notFound('This report does not exist');
  const { questionId, pastPaperId: paperId, pastPaperNumber: paperNumber } = flag;
  const about = flag.question?.topic.name ?? flag.pastPaper?.title ?? 'a question';
  return { questionId, paperId, paperNumber, about };
}

const verbs = { PENDING: 'decided', RESOLVED: 'resolved', DISMISSED: 'dismissed' };

async function decidedAlready(transaction: Transaction, flagId: string) {
  const flag = await transaction.flag.findUnique({
    where: { id: flagId },
    select: { status: true, resolvedBy: { select: { name: true } } },
  });
  // The question was deleted in the meantime, together with its reports.
  if (!flag) return notFound('This report does not exist');
  return conflict(
    `${flag.resolvedBy?.name ?? 'Another administrator'} has already ${verbs[flag.status]} this report`,
  );
}

export function createDecideReportsRepository(database: Database): DecideReportsRepository {
  return {
    decide: (flagId, { status, notes, outcome, reply, all, actorId, at }) =>
      database.$transaction(async (transaction) => {
        const target = await findTarget(transaction, flagId);
        const fits = all ? hasSameTarget(Prisma.sql`f`, target) : Prisma.sql`f.id = ${flagId}::uuid`;
        const waiting = await lockOpenReports(transaction, fits);
        const chosen = waiting.find(({ id }) => id === flagId);
        if (!chosen) throw await decidedAlready(transaction, flagId);
        const decided = waiting.map((flag) => ({
          ...flag,
          answer: answerTo(flag, chosen, { status, outcome }),
        }));

        await transaction.flag.updateMany({
          where: { id: { in: waiting.map(({ id }) => id) } },
          data: { status, notes, resolvedById: actorId, resolvedAt: at },
        });
        await writeAuditEntries(
          transaction,
          decided.map(({ id, answer }) => ({
            actorId,
            action: status === 'RESOLVED' ? 'flag.resolved' : 'flag.dismissed',
            subjectKind: 'flag',
            subjectId: id,
            before: { status: 'PENDING' },
            after: { status, notes, answer, reply },
          })),
        );
        await notifyUsers(
          transaction,
          decided.flatMap(({ id, userId, answer, wereResultsCorrected }) => {
            if (userId === null) return [];
            const report = { flagId: id, about: target.about, answer, wereResultsCorrected, reply };
            return [{ ...reportDecidedNotification(report), userId, at }];
          }),
        );
        return waiting.length;
      }),
  };
}
