import {
  achievementDefinitions,
  type AchievementGroup,
  type AchievementId,
  type Measure,
} from '@markwell/shared/progress/achievement-definitions';
import { countOf, formatNumber } from '#lib/format.ts';

export const groupTitles: Record<AchievementGroup, string> = {
  TESTS: 'Tests',
  SCORES: 'Scores',
  PRACTICE: 'Practice',
  MASTERY: 'Subjects and topics',
  RAPID_FIRE: 'Rapid-fire quizzes',
  WRITING: 'Creative writing',
};

const counted: Partial<Record<Measure, [one: string, many: string]>> = {
  TESTS: ['test', 'tests'],
  EXAM_TESTS: ['exam simulation', 'exam simulations'],
  GOOD_TESTS_IN_A_ROW: ['test', 'tests'],
  QUESTIONS: ['question', 'questions'],
  DAYS: ['day', 'days'],
  SUBJECTS: ['subject', 'subjects'],
  TOPICS: ['topic', 'topics'],
  MISTAKES_CORRECTED: ['question', 'questions'],
  QUIZZES: ['quiz', 'quizzes'],
  CHALLENGES: ['challenge', 'challenges'],
};

/** The progress towards an achievement as text: '63 of 100 questions', 'Best so far: 95%'. */
export function progressText(id: AchievementId, progress: number): string {
  const { measure, target } = achievementDefinitions[id];
  const unit = counted[measure];
  if (unit) return `${formatNumber(progress)} of ${countOf(target, ...unit)}`;
  if (progress === 0) return 'Not started yet';
  if (measure === 'BEST_SCORE') return `Best so far: ${progress}%`;
  if (measure === 'QUIZ_LEVEL') return `Level ${progress} completed`;
  if (measure === 'IMPROVEMENT') return `Best so far: up ${countOf(progress, 'point')}`;
  return `Best so far: ${progress} in a row`;
}
