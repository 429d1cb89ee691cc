import type { RecommendedPracticeDto } from '@markwell/shared/features/analytics/analytics.contract';

/** What the setup screen starts with, handed over as router state. */
export type SetupPreset = Pick<
  RecommendedPracticeDto,
  'subjectId' | 'topicIds' | 'difficulty' | 'questionCount'
> & { subject: string };

/** The choices a recommendation has made already. */
export function presetOf(item: RecommendedPracticeDto): SetupPreset {
  const { subjectId, subjectName, topicIds, difficulty, questionCount } = item;
  return { subject: subjectName, subjectId, topicIds, difficulty, questionCount };
}

export type OpenTestSetup = (preset?: SetupPreset) => void;
