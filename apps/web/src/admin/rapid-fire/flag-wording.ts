import type { ManagedFlagDto } from '@markwell/shared/admin/flags/flags.contract';
import type { FlagAction } from '@markwell/shared/vocabulary/flags';
import { countOf, formatNumber } from '../../lib/format.ts';

/** What was reported, in a line. */
export function reportedThing({ question, paper }: ManagedFlagDto): string {
  if (paper) return `${paper.title}, question ${formatNumber(paper.number)}`;
  return question?.text ?? 'Image question';
}

export const actionNames: Record<FlagAction, string> = { resolve: 'Resolve', dismiss: 'Dismiss' };

const done: Record<FlagAction, string> = { resolve: 'resolved', dismiss: 'dismissed' };

/** 'Report resolved', '3 reports dismissed'. */
export const decidedText = (action: FlagAction, count: number): string =>
  count === 1 ? `Report ${done[action]}` : `${countOf(count, 'report')} ${done[action]}`;
