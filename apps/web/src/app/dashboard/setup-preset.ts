import type { RecommendedPracticeDto } from '@markwell/shared/progress/analytics.contract';

/** The choices the setup screen starts with, passed as router state. */
export type SetupPreset = Pick<
  RecommendedPracticeDto,
  'subjectId' | 'topicIds' | 'difficulty' | 'questionCount'
> & { subject: string };

/** The setup choices of a recommendation. */
export function presetOf(item: RecommendedPracticeDto): SetupPreset {
  const { subjectId, subjectName, topicIds, difficulty, questionCount } = item;
  return { subject: subjectName, subjectId, topicIds, difficulty, questionCount };
}

export type OpenTestSetup = (preset?: SetupPreset) => void;
