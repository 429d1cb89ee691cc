import { z } from 'zod';
import { countSchema, idSchema, instantSchema, percentSchema } from '../../contract/field-schemas.ts';
import { optionLetters } from '../../vocabulary/options.ts';
import { firstRapidFireLevel, lastRapidFireLevel } from '../../vocabulary/rapid-fire.ts';

export const rapidFireLevelSchema = z.int().min(firstRapidFireLevel).max(lastRapidFireLevel);

export const rapidFireOptionSchema = z.object({
  id: idSchema,
  optionLetter: z.enum(optionLetters),
  contentType: z.enum(['TEXT', 'IMAGE']),
  /** The text, or the image's address. */
  content: z.string(),
  alternativeText: z.string().nullable(),
  isCorrect: z.boolean(),
});
export type RapidFireOptionDto = z.infer<typeof rapidFireOptionSchema>;

/** A question as the quiz shows it (spec 2 §3): `content` is its body, `explanationText` the explanation. */
export const rapidFireQuestionSchema = z.object({
  id: idSchema,
  topic: z.object({ id: idSchema, name: z.string() }),
  content: z.string().nullable(),
  questionImageUrl: z.string().nullable(),
  questionImageAlt: z.string().nullable(),
  options: z.array(rapidFireOptionSchema),
  solutionImageUrl: z.string().nullable(),
  explanationText: z.string().nullable(),
  /** Seconds; at zero the question counts as unanswered. */
  timeLimit: z.int().positive(),
});
export type RapidFireQuestionDto = z.infer<typeof rapidFireQuestionSchema>;

export const rapidFireSessionSchema = z.object({
  sessionId: idSchema,
  subject: z.object({ id: idSchema, name: z.string() }),
  questions: z.array(rapidFireQuestionSchema),
  totalQuestions: countSchema,
  level: rapidFireLevelSchema,
  levelName: z.string(),
  targetAccuracy: percentSchema,
  /** When play begins, after the countdown. */
  startedAt: instantSchema,
  deadlineAt: instantSchema,
  /** The server's clock, so that the countdown is correct even if the browser's clock is wrong. */
  serverTime: instantSchema,
});
export type RapidFireSessionDto = z.infer<typeof rapidFireSessionSchema>;

export const rapidFireAnswerSchema = z.object({
  questionId: idSchema,
  /** The option letter; null when the time ran out. */
  selectedAnswer: z.enum(optionLetters).nullable(),
  /** Seconds, with fractions. */
  timeSpent: z.number().min(0).max(86_400),
  isCorrect: z.boolean(),
});
export type RapidFireAnswerDto = z.infer<typeof rapidFireAnswerSchema>;

export const rapidFireResultSchema = z.object({
  sessionId: idSchema,
  level: rapidFireLevelSchema,
  levelName: z.string(),
  accuracy: percentSchema,
  targetAccuracy: percentSchema,
  correctAnswers: countSchema,
  totalQuestions: countSchema,
  bestStreak: countSchema,
  /** Seconds of play. */
  timeSpent: countSchema,
  levelCompleted: z.boolean(),
  /** Whether the next level is unlocked now; always false at the last level. */
  nextLevelUnlocked: z.boolean(),
  /** A sentence for the pupil. */
  message: z.string(),
  questions: z.array(rapidFireQuestionSchema),
  /** One for each question, as marked by the server. */
  userAnswers: z.array(rapidFireAnswerSchema),
});
export type RapidFireResultDto = z.infer<typeof rapidFireResultSchema>;

/** A pupil's progress in a subject they have played. */
export const rapidFireProgressSchema = z.object({
  subjectId: idSchema,
  /** The highest unlocked level. */
  currentLevel: rapidFireLevelSchema,
  totalSessions: countSchema,
  bestAccuracy: percentSchema,
  lastPlayedAt: instantSchema,
});
export type RapidFireProgressDto = z.infer<typeof rapidFireProgressSchema>;
