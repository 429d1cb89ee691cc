import type {
  RecommendedPracticeDto,
  SubjectProgressDto,
  TopicPerformanceDto,
  TopicWeeksDto,
} from '@markwell/shared/progress/analytics.contract';
import { lastWeeks } from '@markwell/shared/progress/topic-weeks';
import { dayOf, startOfDay } from '@markwell/shared/time/days';
import { accuracyOf } from './practised-subjects.ts';
import type { Caller } from '#platform/caller.ts';
import { assertOwnOrAdmin } from '#modules/accounts/assert-own-or-admin.ts';
import { recommend } from './recommendations.rules.ts';
import type { Context } from '#context.ts';
import { readProgressOnCurrentStage } from './stage-progress.ts';
import { countDueQuestions } from './reviews/due-questions.repository.ts';
import { recordReading } from '#modules/audit/record-reading.ts';
import { findTopicWeeks } from './topic-weeks.repository.ts';

/** Every subject of the current stage, practised or not; none before a stage is chosen. */
export async function readSubjectProgress(context: Context, caller: Caller): Promise<SubjectProgressDto[]> {
  const { subjects } = await readProgressOnCurrentStage(context, caller, caller.id);
  return subjects.map((subject) => ({
    ...accuracyOf(subject),
    lastPractisedAt: subject.lastAnsweredAt?.toISOString() ?? null,
  }));
}

export async function recommendPractice(context: Context, caller: Caller): Promise<RecommendedPracticeDto[]> {
  const today = dayOf(context.clock());
  const { stageId, subjects } = await readProgressOnCurrentStage(context, caller, caller.id);
  if (stageId === null) return [];
  const counts = await countDueQuestions(context, caller, { userId: caller.id, today, stageId, days: 1 });
  const dueBySubject = new Map(counts.map(({ subjectId, count }) => [subjectId, count]));
  return recommend(subjects, dueBySubject, today);
}

/** The topics of the current stage that a user has answered. Throws FORBIDDEN for another user. */
export async function readTopicPerformance(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<TopicPerformanceDto[]> {
  assertOwnOrAdmin(caller, userId);
  const { subjects } = await readProgressOnCurrentStage(context, caller, userId);
  await recordReading(context, caller, [userId], 'results');
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
}

/** The caller's answers in each topic of the current stage in the last twelve weeks. */
export async function listTopicWeeks(context: Context, caller: Caller): Promise<TopicWeeksDto> {
  const weeks = lastWeeks(dayOf(context.clock()));
  const [{ subjects }, rows] = await Promise.all([
    readProgressOnCurrentStage(context, caller, caller.id),
    findTopicWeeks(context.db, caller.id, startOfDay(weeks[0] ?? dayOf(context.clock()))),
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
}
