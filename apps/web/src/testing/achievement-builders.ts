import type { AchievementsDto, TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { achievementsOf, valuesOfTests, type MeasuredValues } from '@markwell/shared/progress/achievements';
import { buildId, builderOf } from './builders.ts';

export const buildHistoryItem = builderOf<TestHistoryItemDto>(() => ({
  id: buildId(),
  completedAt: '2026-03-05T16:00:00.000Z',
  totalQuestions: 10,
  correctAnswers: 8,
  score: 80,
  kind: 'MOCK_TEST',
  subject: { id: buildId(), name: 'Mathematics', color: 'blue', examType: { name: '11+ (Eleven Plus)' } },
}));

/** The achievements after tests with these scores, oldest first, and after what else was measured. */
export function buildAchievements(
  scores: readonly number[] = [],
  change: Partial<AchievementsDto> = {},
  measured: Partial<MeasuredValues> = {},
): AchievementsDto {
  const total = scores.reduce((sum, score) => sum + score, 0);
  const tests = scores.map((score, index) => ({
    subjectId: 'maths',
    score,
    totalQuestions: 10,
    isExam: false,
    completedAt: new Date(Date.UTC(2026, 1, index + 1)).toISOString(),
  }));
  return {
    testsFinished: scores.length,
    averageScore: scores.length === 0 ? 0 : Math.round(total / scores.length),
    bestScore: Math.max(0, ...scores),
    achievements: achievementsOf({
      ...valuesOfTests(tests),
      QUESTIONS: [],
      DAYS: [],
      TOPICS: [],
      MISTAKES_CORRECTED: [],
      QUIZZES: [],
      QUIZ_LEVEL: [],
      ANSWER_STREAK: [],
      CHALLENGES: [],
      ...measured,
    }),
    subjects: [],
    personalBests: { tests: [], answerStreak: 0, mostAnswers: null, bestWeek: null },
    ...change,
  };
}
