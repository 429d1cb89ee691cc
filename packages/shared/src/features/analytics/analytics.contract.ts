import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema, percentSchema } from '../../contract/fields.ts';
import { difficultyChoices } from '../../vocabulary/difficulty.ts';
import { subjectColors } from '../../vocabulary/subjects.ts';

export const subjectProgressSchema = z.object({
  subjectId: idSchema,
  subjectName: z.string(),
  color: z.enum(subjectColors),
  questionsAttempted: countSchema,
  correctAnswers: countSchema,
  accuracy: percentSchema,
  lastPractisedAt: instantSchema.nullable(),
});
export type SubjectProgressDto = z.infer<typeof subjectProgressSchema>;

export const recommendedPracticeSchema = z.object({
  /** daily: today's mixed set; weakness: a weak topic; other: a topic not tried yet. */
  type: z.enum(['daily', 'weakness', 'other']),
  title: z.string(),
  description: z.string(),
  subjectId: idSchema,
  subjectName: z.string(),
  color: z.enum(subjectColors),
  /** What to put into the setup screen. */
  topicIds: z.array(idSchema),
  difficulty: z.array(z.literal(difficultyChoices)),
  questionCount: countSchema,
});
export type RecommendedPracticeDto = z.infer<typeof recommendedPracticeSchema>;

export const topicPerformanceSchema = z.object({
  topicId: idSchema,
  topicName: z.string(),
  subjectId: idSchema,
  subjectName: z.string(),
  questionsAttempted: countSchema,
  correctAnswers: countSchema,
  accuracy: percentSchema,
  isWeak: z.boolean(),
  isStrong: z.boolean(),
});
export type TopicPerformanceDto = z.infer<typeof topicPerformanceSchema>;

export const subjectProgress = endpoint({
  method: 'GET',
  path: '/analytics/subject-progress',
  access: 'learner',
  summary: "One's own progress in the subjects of the current stage",
  response: z.array(subjectProgressSchema),
});

export const recommendedPractice = endpoint({
  method: 'GET',
  path: '/analytics/recommended-practice',
  access: 'learner',
  summary: 'What to practise next: one daily set, then weak topics, then topics not tried yet',
  response: z.array(recommendedPracticeSchema),
});

export const topicPerformance = endpoint({
  method: 'GET',
  path: '/analytics/topic-performance/:userId',
  access: 'learner',
  summary: "A user's performance by topic",
  params: z.object({ userId: idSchema }),
  response: z.array(topicPerformanceSchema),
});
