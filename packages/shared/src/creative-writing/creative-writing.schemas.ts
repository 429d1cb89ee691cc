import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import {
  creativeDifficulties,
  creativeLetters,
  maximumCreativeScore,
  trends,
} from './creative-writing.vocabulary.ts';

const letterSchema = z.enum(creativeLetters);
const scoreSchema = z.int().min(0).max(maximumCreativeScore);

/** A question before it is answered, without any sign of which option is best. */
const creativeQuestionSchema = z.object({
  id: idSchema,
  title: z.string(),
  difficulty: z.enum(creativeDifficulties),
  ageGroup: z.string(),
  theme: z.string().optional(),
  /** Seconds. */
  estimatedTime: countSchema,
  /** Four lines. */
  brief: z.string(),
  options: z.record(letterSchema, z.string()),
  wordBank: z.array(z.string()).optional(),
});
export type CreativeQuestionDto = z.infer<typeof creativeQuestionSchema>;

/** A question of a finished challenge, with scores and explanations. */
const reviewedQuestionSchema = creativeQuestionSchema.extend({
  microWritePrompt: z.string().optional(),
  teacherNotes: z.string().optional(),
  scores: z.record(letterSchema, scoreSchema),
  explanations: z.record(letterSchema, z.string()),
});
export type ReviewedQuestionDto = z.infer<typeof reviewedQuestionSchema>;

export const creativeSessionSchema = z.object({
  questions: z.array(creativeQuestionSchema),
  /** Null when no question matches; then no challenge is started. */
  sessionId: idSchema.nullable(),
  totalQuestions: countSchema,
  /** The answers already given, if an interrupted challenge is continued; in the order of the questions. */
  answers: z.array(
    z.object({ questionId: idSchema, selectedOption: letterSchema, scoreAwarded: scoreSchema }),
  ),
});
export type CreativeSessionDto = z.infer<typeof creativeSessionSchema>;

const briefCountSchema = z.object({
  total: countSchema,
  /** Those that the caller has not answered yet. */
  unanswered: countSchema,
});
/** The published briefs of a subject, with the subjects that are merged into it. */
export const briefCountsSchema = z.object({
  examTypeId: idSchema,
  subjectId: idSchema,
  counts: z.record(z.enum(creativeDifficulties), briefCountSchema),
});
export type BriefCountsDto = z.infer<typeof briefCountsSchema>;

export const activeSessionSchema = z.object({
  sessionId: idSchema,
  difficulty: z.enum(creativeDifficulties),
  totalQuestions: countSchema,
  answeredQuestions: countSchema,
  startedAt: instantSchema,
});
export type ActiveSessionDto = z.infer<typeof activeSessionSchema>;

export const answerReplySchema = z.object({
  isOptimal: z.boolean(),
  scoreAwarded: scoreSchema,
  maxPossibleScore: scoreSchema,
});
export type AnswerReplyDto = z.infer<typeof answerReplySchema>;

export const creativeResultsSchema = z.object({
  sessionId: idSchema,
  examType: namedSchema,
  subject: namedSchema,
  results: z.object({
    totalScore: countSchema,
    maxPossibleScore: countSchema,
    averageScore: percentSchema,
    /** Seconds. */
    timeSpent: countSchema,
    /** Seconds per answered question. */
    averageTimePerQuestion: countSchema,
    /** One for each reasoning that is long enough; not part of the score. */
    bonusPoints: countSchema,
  }),
  detailedResults: z.array(
    z.object({
      question: reviewedQuestionSchema,
      userAnswer: z.object({
        /** Null if skipped. */
        selectedOption: letterSchema.nullable(),
        scoreAwarded: scoreSchema,
        maxPossibleScore: scoreSchema,
        /** Seconds. */
        timeSpent: countSchema,
        justification: z.string().optional(),
      }),
    }),
  ),
});
export type CreativeResultsDto = z.infer<typeof creativeResultsSchema>;

export const creativeProgressSchema = z.object({
  examTypeId: idSchema,
  examTypeName: z.string(),
  subjectId: idSchema,
  subjectName: z.string(),
  recentTrend: z.enum(trends),
  averageScore: percentSchema,
  bestSessionScore: percentSchema,
  totalSessions: countSchema,
  lastPlayedAt: instantSchema,
});
export type CreativeProgressDto = z.infer<typeof creativeProgressSchema>;
