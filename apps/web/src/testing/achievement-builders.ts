import type {
  AchievementsDto,
  TestHistoryItemDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { achievementsOf } from '@markwell/shared/rules/results/achievements';
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

/** The achievements after tests with these scores, oldest first. */
export function buildAchievements(
  scores: readonly number[] = [],
  change: Partial<AchievementsDto> = {},
): AchievementsDto {
  const total = scores.reduce((sum, score) => sum + score, 0);
  return {
    testsFinished: scores.length,
    averageScore: scores.length === 0 ? 0 : Math.round(total / scores.length),
    bestScore: Math.max(0, ...scores),
    achievements: achievementsOf(
      scores.map((score, index) => ({
        score,
        completedAt: new Date(Date.UTC(2026, 1, index + 1)).toISOString(),
      })),
    ),
    subjects: [],
    ...change,
  };
}
