import type { ChangedPart } from '@markwell/shared/reports/reports.vocabulary';

/** How the target of a report differs from what the reporter saw, as it is read from the database. */
export interface ReportedChangesRow {
  isAnswerChanged: boolean;
  isTextChanged: boolean;
  isSolutionChanged: boolean;
  arePicturesChanged: boolean;
  isWithdrawn: boolean;
  wereResultsCorrected: boolean;
}

/** How the target of a report has changed since the reporter saw it. */
export interface ChangesSinceReport {
  changes: readonly ChangedPart[];
  /** Pupils no longer get it: it is archived, a draft again, or its pictures were removed. */
  isWithdrawn: boolean;
  /** Test results with it were re-marked, or it no longer counts in them. */
  wereResultsCorrected: boolean;
}

export function toChanges(row: ReportedChangesRow): ChangesSinceReport {
  const changes: ChangedPart[] = [];
  if (row.isAnswerChanged) changes.push('answer');
  if (row.isTextChanged) changes.push('text');
  if (row.isSolutionChanged) changes.push('solution');
  if (row.arePicturesChanged) changes.push('pictures');
  return { changes, isWithdrawn: row.isWithdrawn, wereResultsCorrected: row.wereResultsCorrected };
}

/** Whether the target was changed or withdrawn. */
export const hasChanged = ({
  changes,
  isWithdrawn,
}: Pick<ChangesSinceReport, 'changes' | 'isWithdrawn'>): boolean => isWithdrawn || changes.length > 0;
