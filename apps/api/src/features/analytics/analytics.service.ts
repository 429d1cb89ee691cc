import type {
  RecommendedPracticeDto,
  SubjectProgressDto,
  TopicPerformanceDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { dayOf } from '@markwell/shared/rules/days';
import type { Clock } from '../../core/clock.ts';
import type { CurriculumRepository } from '../../core/curriculum/curriculum.repository.ts';
import { subjectColorOf } from '../../core/curriculum/subject-color.ts';
import { notFound } from '../../core/errors.ts';
import type { Caller } from '../../core/users/caller.ts';
import type { CurrentStageRepository } from '../../core/users/current-stage.repository.ts';
import { assertOwnOrAdmin } from '../../core/users/own-or-admin.ts';
import type { AnalyticsRepository } from './analytics.repository.ts';
import { practisedSubjects, type PractisedSubject } from './practised-subjects.ts';
import { recommend } from './recommendations.ts';

export interface AnalyticsService {
  /** Every subject of the current stage, those not practised yet included; none before a stage is chosen. */
  subjectProgress: (caller: Caller) => Promise<SubjectProgressDto[]>;
  recommendedPractice: (caller: Caller) => Promise<RecommendedPracticeDto[]>;
  /** The topics a user has answered questions of, on their current stage. Throws FORBIDDEN for another's. */
  topicPerformance: (caller: Caller, userId: string) => Promise<TopicPerformanceDto[]>;
}

interface Dependencies {
  repository: AnalyticsRepository;
  curriculum: CurriculumRepository;
  currentStage: CurrentStageRepository;
  clock: Clock;
}

export function createAnalyticsService(dependencies: Dependencies): AnalyticsService {
  const { repository, curriculum, currentStage, clock } = dependencies;

  async function practised(caller: Caller, userId: string): Promise<PractisedSubject[]> {
    const stageId = await currentStage.findCurrentStageId(userId);
    if (stageId === undefined) throw notFound('There is no such user');
    if (stageId === null) return [];
    const [subjects, counters] = await Promise.all([
      curriculum.listSubjects(caller, stageId),
      repository.topicCountersOf(userId),
    ]);
    return practisedSubjects(subjects, counters);
  }

  return {
    async subjectProgress(caller) {
      const subjects = await practised(caller, caller.id);
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
      return recommend(await practised(caller, caller.id), dayOf(clock()));
    },

    async topicPerformance(caller, userId) {
      assertOwnOrAdmin(caller, userId);
      const subjects = await practised(caller, userId);
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
