import type { ReportOutcome } from '@markwell/shared/reports/reports.vocabulary';
import type { Change } from '#modules/audit/record-change.repository.ts';
import {
  reportDecidedNotification,
  type NewNotification,
  type ReportDecision,
} from '#modules/notifications/notification-texts.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { hasChanged, type ChangesSinceReport } from './changes-since-report.rules.ts';

interface ModerationDecision {
  status: 'RESOLVED' | 'DISMISSED';
  notes: string;
  /**
   * The outcome of a resolved report; if undefined, it depends on whether the question has changed since the
   * report.
   */
  outcome: ReportOutcome | undefined;
  /** A sentence for the reporter; may be empty. */
  reply: string;
  actorId: string;
  at: Date;
}

export interface OpenReport extends ChangesSinceReport {
  id: string;
  /** Null when the reporter's account was deleted. */
  userId: string | null;
}

export interface OpenReports {
  /** The report that the administrator opened. */
  opened: OpenReport;
  /** All reports that are decided together, including the opened one. */
  reports: readonly OpenReport[];
  /** The name of the topic or the title of the past paper. */
  targetName: string | null;
}

/** What a decision stores. */
export interface DecidedReports extends Pick<ModerationDecision, 'status' | 'notes' | 'actorId' | 'at'> {
  reportIds: readonly string[];
  changes: readonly Change[];
  notifications: readonly (NewNotification & { userId: string; at: Date })[];
}

/**
 * The result has one change for the audit log for each report, and one notification for each reporter who still has an
 * account. Throws RULE_BROKEN when the notification would name a change that nobody made.
 */
export function decideReports(
  { opened, reports, targetName }: OpenReports,
  decision: ModerationDecision,
): DecidedReports {
  const { status, notes, reply, actorId, at } = decision;
  if (status === 'RESOLVED' && decision.outcome === 'changed' && !hasChanged(opened)) {
    throw ruleViolated('This question has not changed since the report. Please edit or withdraw it first.');
  }
  const decided = reports.map((report) => ({ ...report, answer: decisionFor(report, opened, decision) }));
  return {
    status,
    notes,
    actorId,
    at,
    reportIds: reports.map(({ id }) => id),
    changes: decided.map(({ id, answer }) => ({
      actorId,
      action: status === 'RESOLVED' ? 'flag.resolved' : 'flag.dismissed',
      target: { kind: 'flag', id },
      before: { status: 'PENDING' },
      after: { status, notes, answer, reply },
    })),
    notifications: decided.flatMap(({ id, userId, answer, changes, wereResultsCorrected }) => {
      if (userId === null) return [];
      const report = {
        reportId: id,
        about: targetName ?? 'a question',
        decision: answer,
        changes,
        wereResultsCorrected,
        reply,
      };
      return [{ ...reportDecidedNotification(report), userId, at }];
    }),
  };
}

type TargetChanges = Pick<ChangesSinceReport, 'changes' | 'isWithdrawn'>;

/**
 * The answer to one of the decided reports. The administrator's outcome is about the report they opened. It
 * applies to another report of the same question only if the question has changed since both reports, or
 * since neither. So a pupil who saw the question after the change does not read that it was changed because
 * of them.
 */
export function decisionFor(
  report: TargetChanges,
  opened: TargetChanges,
  { status, outcome }: Pick<ModerationDecision, 'status' | 'outcome'>,
): ReportDecision {
  if (status === 'DISMISSED') return 'dismissed';
  const isOutcomeAboutIt = outcome !== undefined && hasChanged(report) === hasChanged(opened);
  const isChanged = hasChanged(report) && !(isOutcomeAboutIt && outcome === 'unchanged');
  if (!isChanged) return 'unchanged';
  return report.isWithdrawn ? 'withdrawn' : 'changed';
}
