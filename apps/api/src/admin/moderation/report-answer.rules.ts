import type { ReportOutcome } from '@markwell/shared/vocabulary/reports';
import type { ReportDecision } from '../../domain/notifications/notification-texts.ts';
import type { ChangesSinceReport } from './changes-since-report.repository.ts';

type History = Pick<ChangesSinceReport, 'hasChanged' | 'isWithdrawn'>;

/**
 * The answer to one of the decided reports. The administrator's outcome is about the report they opened. It
 * applies to another report of the same question only if the question has changed since both reports, or
 * since neither. So a pupil who saw the question after the change does not read that it was changed because
 * of them.
 */
export function answerTo(
  report: History,
  opened: History,
  { status, outcome }: { status: 'RESOLVED' | 'DISMISSED'; outcome: ReportOutcome | undefined },
): ReportDecision {
  if (status === 'DISMISSED') return 'dismissed';
  const isOutcomeAboutIt = outcome !== undefined && report.hasChanged === opened.hasChanged;
  const isChanged = isOutcomeAboutIt ? outcome === 'changed' : report.hasChanged;
  if (!isChanged) return 'unchanged';
  return report.isWithdrawn ? 'withdrawn' : 'changed';
}
