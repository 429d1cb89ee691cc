import type { ReportOutcome } from '@markwell/shared/vocabulary/reports';
import type { ReportDecision } from '../../domain/notifications/notification-texts.ts';
import type { ChangesSinceReport } from './changes-since-report.repository.ts';

type History = Pick<ChangesSinceReport, 'hasChanged' | 'isWithdrawn'>;

/**
 * The answer to one report of a decision. The administrator's outcome is about the report they opened; for another report
 * of the same question it holds only when that report's history says the same. So a pupil who met the question after it
 * was changed does not read that it was changed because of them.
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
