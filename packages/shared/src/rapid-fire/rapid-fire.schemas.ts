import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import { optionSchema, questionImageFields, runningTimes } from '../question-bank/question-schemas.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { firstRapidFireLevel, lastRapidFireLevel } from './rapid-fire.vocabulary.ts';

export const rapidFireLevelSchema = z.int().min(firstRapidFireLevel).max(lastRapidFireLevel);

/** An option as a quiz gets it: its text or the address of its picture is `content`. */
const rapidFireOptionSchema = optionSchema.omit({ contentValue: true }).extend({ content: z.string() });
export type RapidFireOptionDto = z.infer<typeof rapidFireOptionSchema>;

/** A question as the quiz shows it: `content` is its body, `explanationText` the explanation. */
const quizQuestionSchema = z.object({
  id: idSchema,
  topic: namedSchema,
  content: z.string().nullable(),
  ...questionImageFields,
  options: z.array(rapidFireOptionSchema),
  explanationText: z.string().nullable(),
  /** Seconds; at zero the question counts as unanswered. */
  timeLimit: z.int().positive(),
});
export type QuizQuestionDto = z.infer<typeof quizQuestionSchema>;

export const rapidFireSessionSchema = z.object({
  sessionId: idSchema,
  subject: namedSchema,
  questions: z.array(quizQuestionSchema),
  totalQuestions: countSchema,
  level: rapidFireLevelSchema,
  levelName: z.string(),
  targetAccuracy: percentSchema,
  /** When play begins, after the countdown. */
  startedAt: instantSchema,
  ...runningTimes,
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
  questions: z.array(quizQuestionSchema),
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
