import type { ManagedReportDto } from '@markwell/shared/admin/moderation/moderation.contract';
import type { ReportAction, ReportOutcome } from '@markwell/shared/vocabulary/reports';
import { countOf, formatNumber } from '../../lib/format.ts';

/** The reported question in one line. */
export function reportTargetText({ question, paper }: ManagedReportDto): string {
  if (paper) return `${paper.title}, question ${formatNumber(paper.number)}`;
  return question?.text ?? 'Image question';
}

/** The possible outcomes of a resolved report. */
export function outcomeChoices({ question }: ManagedReportDto): { value: ReportOutcome; label: string }[] {
  const isInUse = question === null || question.status === 'published';
  return [
    {
      value: 'changed',
      label: isInUse ? 'The question was changed' : 'The question was withdrawn',
    },
    { value: 'unchanged', label: 'The question is correct' },
  ];
}

export const actionNames: Record<ReportAction, string> = { resolve: 'Resolve', dismiss: 'Dismiss' };

const decisionTexts: Record<ReportAction, string> = { resolve: 'resolved', dismiss: 'dismissed' };

/** 'Report resolved', '3 reports dismissed'. */
export const decisionText = (action: ReportAction, count: number): string =>
  count === 1 ? `Report ${decisionTexts[action]}` : `${countOf(count, 'report')} ${decisionTexts[action]}`;
