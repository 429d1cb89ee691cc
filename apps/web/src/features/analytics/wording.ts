import type { TestHistoryItemDto } from '@markwell/shared/features/analytics/analytics.contract';
import { relativeTime } from '@markwell/shared/rules/relative-time';
import type { ScoreBand } from '@markwell/shared/rules/score-bands';
import type { BadgeTone } from '../../components/ui/display/badge.tsx';
import { formatDay } from '../../lib/format.ts';

export const attemptKindText: Record<TestHistoryItemDto['kind'], string> = {
  MOCK_TEST: 'Mock test',
  EXAM_SIMULATION: 'Exam simulation',
};

export const bandTones: Record<ScoreBand, BadgeTone> = {
  excellent: 'correct',
  good: 'royal',
  fair: 'caution',
  low: 'wrong',
};

/** '3 days ago' within the last 7 days, otherwise the date (spec 2 §2.8). */
export const relativeTimeText = (instant: string, now: Date) =>
  relativeTime(new Date(instant), now) ?? formatDay(instant);
