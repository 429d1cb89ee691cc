import type { ManagedFlagDto } from '@markwell/shared/admin/flags/flags.contract';
import type { FlagAction, FlagOutcome } from '@markwell/shared/vocabulary/flags';
import { countOf, formatNumber } from '../../lib/format.ts';

/** What was reported, in a line. */
export function reportedThing({ question, paper }: ManagedFlagDto): string {
  if (paper) return `${paper.title}, question ${formatNumber(paper.number)}`;
  return question?.text ?? 'Image question';
}

/** What can have come of a report that is resolved. */
export function outcomeChoices({ question }: ManagedFlagDto): { value: FlagOutcome; label: string }[] {
  const isInUse = question === null || question.status === 'published';
  return [
    {
      value: 'changed',
      label: isInUse ? 'The question was changed' : 'The question was taken out of use',
    },
    { value: 'unchanged', label: 'The question is right as it is' },
  ];
}

export const actionNames: Record<FlagAction, string> = { resolve: 'Resolve', dismiss: 'Dismiss' };

const done: Record<FlagAction, string> = { resolve: 'resolved', dismiss: 'dismissed' };

/** 'Report resolved', '3 reports dismissed'. */
export const decidedText = (action: FlagAction, count: number): string =>
  count === 1 ? `Report ${done[action]}` : `${countOf(count, 'report')} ${done[action]}`;
