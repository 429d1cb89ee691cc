import type { RecommendedPracticeDto } from '@markwell/shared/progress/analytics.contract';
import { useStartPractice } from '#modules/attempts/use-start-practice.ts';
import { presetOf, type OpenTestSetup } from './setup-preset.ts';

/**
 * Starts recommended practice: what is due today, or the setup of a test. All buttons of the page share it, so that two
 * clicks cannot start two tests. Render `startQuestion`.
 */
export function useStartRecommended(openTestSetup: OpenTestSetup) {
  const { start, startingId, startQuestion } = useStartPractice();
  return {
    startQuestion,
    isStarting: ({ dueCount, subjectId }: RecommendedPracticeDto) => dueCount > 0 && startingId === subjectId,
    start: (item: RecommendedPracticeDto) => {
      if (startingId !== undefined) return;
      if (item.dueCount > 0) start(item.subjectId);
      else openTestSetup(presetOf(item));
    },
  };
}

export type RecommendedStart = ReturnType<typeof useStartRecommended>;
