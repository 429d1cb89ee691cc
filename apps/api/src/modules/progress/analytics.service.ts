import type {
  RecommendedPracticeDto,
  SubjectProgressDto,
  TopicPerformanceDto,
  TopicWeeksDto,
} from '@markwell/shared/progress/analytics.contract';
import { lastWeeks } from '@markwell/shared/progress/topic-weeks';
import { dayOf, startOfDay } from '@markwell/shared/time/days';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { Clock } from '#platform/clock.ts';
import { accuracyOf } from './practised-subjects.ts';
import type { ReadStageProgress } from './stage-progress.ts';
import type { DueQuestionsRepository } from './reviews/due-questions.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { assertOwnOrAdmin } from '#modules/accounts/assert-own-or-admin.ts';
import { recommend } from './recommendations.rules.ts';
import type { TopicWeeksRepository } from './topic-weeks.repository.ts';

export interface AnalyticsService {
  /** Every subject of the current stage, practised or not; none before a stage is chosen. */
  subjectProgress: (caller: Caller) => Promise<SubjectProgressDto[]>;
  recommendedPractice: (caller: Caller) => Promise<RecommendedPracticeDto[]>;
  /** The topics of the current stage that a user has answered. Throws FORBIDDEN for another user. */
  topicPerformance: (caller: Caller, userId: string) => Promise<TopicPerformanceDto[]>;
  /** The caller's answers in each topic of the current stage in the last twelve weeks. */
  topicWeeks: (caller: Caller) => Promise<TopicWeeksDto>;
}

interface Dependencies {
  progress: ReadStageProgress;
  due: Pick<DueQuestionsRepository, 'countDue'>;
  topicWeeks: TopicWeeksRepository;
  recordReading: RecordReading;
  clock: Clock;
}

export function createAnalyticsService({
  progress,
  due,
  topicWeeks,
  recordReading,
  clock,
}: Dependencies): AnalyticsService {
  return {
    async subjectProgress(caller) {
      const { subjects } = await progress.onCurrentStage(caller, caller.id);
      return subjects.map((subject) => ({
        ...accuracyOf(subject),
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
      recordReading(caller, [userId], 'results');
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

    async topicWeeks(caller) {
      const weeks = lastWeeks(dayOf(clock()));
      const [{ subjects }, rows] = await Promise.all([
        progress.onCurrentStage(caller, caller.id),
        topicWeeks.listWeeks(caller.id, startOfDay(weeks[0] ?? dayOf(clock()))),
      ]);
      const byTopic = Map.groupBy(rows, ({ topicId }) => topicId);
      const topics = subjects.flatMap((subject) =>
        subject.topics.flatMap(({ id }) => {
          const ofTopic = new Map(byTopic.get(id)?.map((row) => [row.week, row]));
          if (ofTopic.size === 0) return [];
          const answers = weeks.map((week) => ({
            questionsAttempted: ofTopic.get(week)?.answeredCount ?? 0,
            correctAnswers: ofTopic.get(week)?.correctCount ?? 0,
          }));
          return [{ topicId: id, answers }];
        }),
      );
      return { weeks, topics };
    },
  };
}
