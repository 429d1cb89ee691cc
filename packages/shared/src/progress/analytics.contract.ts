import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { answeredFields, coloredSubjectSchema, subjectOfRow } from '../curriculum/curriculum-schemas.ts';
import { countSchema, daySchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import { limitSchema } from '../contract/list-schemas.ts';
import { achievementIds } from './achievement-definitions.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';

const subjectProgressSchema = z.object({
  ...subjectOfRow,
  ...answeredFields,
  lastPractisedAt: instantSchema.nullable(),
});
export type SubjectProgressDto = z.infer<typeof subjectProgressSchema>;

const recommendedPracticeSchema = z.object({
  /** daily: due questions, or a mixed set; weakness: a weak topic; other: a topic not tried yet. */
  type: z.enum(['daily', 'weakness', 'other']),
  title: z.string(),
  description: z.string(),
  ...subjectOfRow,
  /** The values to fill into the setup screen. */
  topicIds: z.array(idSchema),
  difficulty: z.array(z.literal(difficultyChoices)),
  questionCount: countSchema,
  /** Due questions of the subject. If there are any, the item starts today's practice (POST /planner/practice). */
  dueCount: countSchema,
});
export type RecommendedPracticeDto = z.infer<typeof recommendedPracticeSchema>;

const topicPerformanceSchema = z.object({
  topicId: idSchema,
  topicName: z.string(),
  subjectId: idSchema,
  subjectName: z.string(),
  ...answeredFields,
  isWeak: z.boolean(),
  isStrong: z.boolean(),
});
export type TopicPerformanceDto = z.infer<typeof topicPerformanceSchema>;

export const subjectProgress = endpoint('GET /analytics/subject-progress', 'learner', {
  summary: "The caller's progress in the subjects of the current stage",
  response: z.array(subjectProgressSchema),
  statuses: [404],
});

export const recommendedPractice = endpoint('GET /analytics/recommended-practice', 'learner', {
  summary: 'What to practise next: one daily set, then weak topics, then topics not tried yet',
  response: z.array(recommendedPracticeSchema),
  statuses: [404],
});

export const topicPerformance = endpoint('GET /analytics/topic-performance/:userId', 'learner', {
  summary: "A user's performance by topic",
  response: z.array(topicPerformanceSchema),
});

/** The answers of a topic in each of the last twelve weeks. */
const topicWeeksSchema = z.object({
  /** Mondays in Europe/London, oldest first; the last one is that of the current week. */
  weeks: z.array(daySchema),
  /** The topics of the current stage with an answer in these weeks. */
  topics: z.array(
    z.object({
      topicId: idSchema,
      /** One item for each of the weeks. */
      answers: z.array(z.object({ questionsAttempted: countSchema, correctAnswers: countSchema })),
    }),
  ),
});
export type TopicWeeksDto = z.infer<typeof topicWeeksSchema>;

export const topicWeeks = endpoint('GET /analytics/topic-weeks', 'learner', {
  summary: "The caller's answers in each topic of the current stage, week by week",
  response: topicWeeksSchema,
  statuses: [404],
});

/** A finished test; a similar question does not count as a test. */
const testHistoryItemSchema = z.object({
  id: idSchema,
  completedAt: instantSchema,
  totalQuestions: countSchema,
  correctAnswers: countSchema,
  /** Null in a test without marks to earn. */
  score: percentSchema.nullable(),
  kind: z.enum(['MOCK_TEST', 'EXAM_SIMULATION', 'ASSIGNMENT']),
  subject: coloredSubjectSchema.extend({ examType: z.object({ name: z.string() }) }),
});
export type TestHistoryItemDto = z.infer<typeof testHistoryItemSchema>;

/** Tests in one reply of the history: the default and the maximum. */
export const historyPage = { usual: 100, most: 500 } as const;

export const testHistory = endpoint('GET /analytics/test-history', 'learner', {
  summary:
    "The caller's finished tests, newest first; for the next page, send the id of the last test as `before`",
  query: z.object({
    limit: limitSchema(historyPage),
    before: idSchema.optional(),
  }),
  response: z.array(testHistoryItemSchema),
  statuses: [404],
});

const achievementsSchema = z.object({
  testsFinished: countSchema,
  averageScore: percentSchema,
  bestScore: percentSchema,
  achievements: z.array(
    z.object({
      id: z.enum(achievementIds),
      isEarned: z.boolean(),
      earnedAt: instantSchema.nullable(),
      progress: countSchema,
      target: countSchema,
    }),
  ),
  /** Every subject with a finished test, the most recent first. */
  subjects: z.array(
    z.object({
      subject: coloredSubjectSchema,
      testsFinished: countSchema,
      /** The last three tests compared with the three before; null until there are six. */
      improvement: z
        .object({ recentAverage: percentSchema, previousAverage: percentSchema, change: z.int() })
        .nullable(),
    }),
  ),
  personalBests: z.object({
    /** The best test of each subject with at least ten questions. */
    tests: z.array(
      z.object({ subject: coloredSubjectSchema, score: percentSchema, completedAt: instantSchema }),
    ),
    /** The longest answer streak of a rapid-fire quiz; 0 before the first correct answer. */
    answerStreak: countSchema,
    /** The week (its Monday) with most answers. */
    mostAnswers: z.object({ week: daySchema, answered: countSchema }).nullable(),
    /** The week with the highest accuracy, of those with at least twenty answers. */
    bestWeek: z.object({ week: daySchema, answered: countSchema, accuracy: percentSchema }).nullable(),
  }),
});
export type AchievementsDto = z.infer<typeof achievementsSchema>;

export const achievements = endpoint('GET /analytics/achievements', 'learner', {
  summary: "The caller's achievements, personal bests, and the improvement in each subject",
  response: achievementsSchema,
});
