import type {
  RecommendedPracticeDto,
  SubjectProgressDto,
  TopicPerformanceDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { dayOf } from '@markwell/shared/rules/time/days';
import type { Clock } from '../../domain/clock.ts';
import { subjectColorOf } from '../../domain/curriculum/subject-color.ts';
import type { ReadStageProgress } from '../../domain/progress/stage-progress.ts';
import type { DueQuestionsRepository } from '../../domain/reviews/due-questions.repository.ts';
import type { Caller } from '../../domain/users/caller.ts';
import { assertOwnOrAdmin } from '../../domain/users/assert-own-or-admin.ts';
import { recommend } from './recommendations.rules.ts';

export interface AnalyticsService {
  /** Every subject of the current stage, practised or not; none before a stage is chosen. */
  subjectProgress: (caller: Caller) => Promise<SubjectProgressDto[]>;
  recommendedPractice: (caller: Caller) => Promise<RecommendedPracticeDto[]>;
  /** The topics of the current stage that a user has answered. Throws FORBIDDEN for another user. */
  topicPerformance: (caller: Caller, userId: string) => Promise<TopicPerformanceDto[]>;
}

interface Dependencies {
  progress: ReadStageProgress;
  due: Pick<DueQuestionsRepository, 'countDue'>;
  clock: Clock;
}

export function createAnalyticsService({ progress, due, clock }: Dependencies): AnalyticsService {
  return {
    async subjectProgress(caller) {
      const { subjects } = await progress.onCurrentStage(caller, caller.id);
      return subjects.map((subject) => ({
        subjectId: subject.id,
        subjectName: subject.name,
        color: subjectColorOf(subject.color),
        questionsAttempted: subject.answeredCount,
        correctAnswers: subject.correctCount,
        accuracy: subject.accuracy,
        lastPractisedAt: subject.lastAnsweredAt?.toISOString() ?? null,
      }));
    },

    async recommendedPractice(caller) {
      const today = dayOf(clock());
      const { stageId, subjects } = await progress.onCurrentStage(caller, caller.id);
      if (stageId === null) return [];
      const counts = await due.countDue(caller, { userId: caller.id, today, stageId, days: 1 });
      const dueBySubject = new Map(counts.map(({ subjectId, count }) => [subjectId, count]));
      return recommend(subjects, dueBySubject, today);
    },

    async topicPerformance(caller, userId) {
      assertOwnOrAdmin(caller, userId);
      const { subjects } = await progress.onCurrentStage(caller, userId);
      return subjects.flatMap((subject) =>
        subject.topics
          .filter((topic) => topic.answeredCount > 0)
          .map((topic) => ({
            topicId: topic.id,
            topicName: topic.name,
            subjectId: subject.id,
            subjectName: subject.name,
            questionsAttempted: topic.answeredCount,
            correctAnswers: topic.correctCount,
            accuracy: topic.accuracy,
            isWeak: topic.isWeak,
            isStrong: topic.isStrong,
          })),
      );
    },
  };
}
