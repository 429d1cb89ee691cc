import { z } from 'zod';
import { countSchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';

const text = z.string().nullable();
const instant = instantSchema.nullable();

/** A test with its answers, as the data export has it. */
export const testSchema = z.object({
  id: idSchema,
  kind: z.string(),
  status: z.string(),
  subject: z.string(),
  stage: z.string(),
  startedAt: instantSchema,
  completedAt: instant,
  totalQuestions: countSchema,
  correctAnswers: countSchema.nullable(),
  /** Percent. */
  score: percentSchema.nullable(),
  /** Seconds. */
  timeTaken: countSchema.nullable(),
  /** Extra time in percent, and the rest breaks that were taken. */
  extraTimePercent: countSchema,
  /** Of work on an assignment: how many answers arrived after the time, and when the last one did. */
  lateAnswers: countSchema,
  lateAnswersAt: instant,
  breaks: z.array(z.object({ startedAt: instantSchema, endedAt: instantSchema })),
  answers: z.array(
    z.object({
      questionId: idSchema,
      topic: z.string(),
      chosenLetter: text,
      isCorrect: z.boolean().nullable(),
      answeredAt: instant,
    }),
  ),
});

/** A rapid-fire quiz. */
export const quizSchema = z.object({
  id: idSchema,
  subject: z.string(),
  level: z.int(),
  status: z.string(),
  startedAt: instantSchema,
  completedAt: instant,
  totalQuestions: countSchema,
  correctAnswers: countSchema.nullable(),
  /** Percent. */
  accuracy: percentSchema.nullable(),
  bestStreak: countSchema.nullable(),
  /** Seconds. */
  timeTaken: countSchema.nullable(),
  /** Extra time in percent. */
  extraTimePercent: countSchema,
  answers: z.array(
    z.object({
      questionId: idSchema,
      chosenLetter: text,
      isCorrect: z.boolean().nullable(),
      timeSpentMs: countSchema.nullable(),
    }),
  ),
});

/** A creative-writing challenge. */
export const challengeSchema = z.object({
  id: idSchema,
  subject: z.string(),
  stage: z.string(),
  status: z.string(),
  startedAt: instantSchema,
  completedAt: instant,
  totalScore: countSchema.nullable(),
  maxPossibleScore: countSchema.nullable(),
  /** Seconds. */
  timeTaken: countSchema.nullable(),
  answers: z.array(
    z.object({
      questionId: idSchema,
      selectedOption: text,
      scoreAwarded: countSchema.nullable(),
      justification: text,
      timeSpentSeconds: countSchema.nullable(),
      answeredAt: instant,
    }),
  ),
});
