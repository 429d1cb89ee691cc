import { isDeepStrictEqual } from 'node:util';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';
import type { ChangedPart } from '@markwell/shared/reports/reports.vocabulary';

/** How the target of a report differs from what the reporter saw, as it is read from the database. */
export interface ReportedChangesRow {
  /** What the question asked when the reporter saw it, and what it asks now; null for a past paper. */
  seenParts: QuestionPart[] | null;
  currentParts: QuestionPart[] | null;
  /** Besides the parts. */
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

const helpIn = (parts: QuestionPart[]) => parts.map(({ hints, steps }) => [hints, steps]);

export function toChanges(row: ReportedChangesRow): ChangesSinceReport {
  const changes: ChangedPart[] = [];
  const [seen, current] = [row.seenParts ?? [], row.currentParts ?? []];
  if (!haveSameKeys(seen, current)) changes.push('answer');
  if (row.isTextChanged || !showTheSame(seen, current)) changes.push('text');
  if (row.isSolutionChanged || !isDeepStrictEqual(helpIn(seen), helpIn(current))) changes.push('solution');
  if (row.arePicturesChanged) changes.push('pictures');
  return { changes, isWithdrawn: row.isWithdrawn, wereResultsCorrected: row.wereResultsCorrected };
}

/** Whether the target was changed or withdrawn. */
export const hasChanged = ({
  changes,
  isWithdrawn,
}: Pick<ChangesSinceReport, 'changes' | 'isWithdrawn'>): boolean => isWithdrawn || changes.length > 0;
