import type { ManagedReportDto } from '@markwell/shared/reports/moderation.contract';
import type { ChangedPart, ReportAction, ReportOutcome } from '@markwell/shared/reports/reports.vocabulary';
import { countOf, formatNumber } from '#lib/format.ts';

/** The reported question in one line. */
export function reportTargetText({ question, paper }: ManagedReportDto): string {
  if (paper) return `${paper.title}, question ${formatNumber(paper.number)}`;
  return question?.text ?? 'Image question';
}

/** The possible outcomes of a resolved report. A change is one only after the question was changed. */
export function outcomeChoices({
  question,
  hasChanged,
}: ManagedReportDto): { value: ReportOutcome; label: string }[] {
  const unchanged = { value: 'unchanged', label: 'The question is correct' } as const;
  if (!hasChanged) return [unchanged];
  const isInUse = question === null || question.status === 'published' || question.status === 'reserved';
  const label = isInUse ? 'The question was changed' : 'The question was withdrawn';
  return [{ value: 'changed', label }, unchanged];
}

const partNames: Record<ChangedPart, string> = {
  answer: 'the correct answer',
  text: 'the question',
  solution: 'the solution',
  pictures: 'the pictures',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'Changed since the report: the correct answer and the solution'. */
export const changesText = (changes: readonly ChangedPart[]): string =>
  changes.length === 0
    ? 'The content has not changed since the report.'
    : `Changed since the report: ${list.format(changes.map((part) => partNames[part]))}`;

export const actionNames: Record<ReportAction, string> = { resolve: 'Resolve', dismiss: 'Dismiss' };

const decisionTexts: Record<ReportAction, string> = { resolve: 'resolved', dismiss: 'dismissed' };

/** 'Report resolved', '3 reports dismissed'. */
export const decisionText = (action: ReportAction, count: number): string =>
  count === 1 ? `Report ${decisionTexts[action]}` : `${countOf(count, 'report')} ${decisionTexts[action]}`;
