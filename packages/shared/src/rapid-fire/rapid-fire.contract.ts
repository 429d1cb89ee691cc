import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { solutionSchema, startsAttempt } from '../question-bank/question-schemas.ts';
import { chosenIdSchema } from '../contract/request-schemas.ts';
import { rapidFireQuestionCount } from './rapid-fire.vocabulary.ts';
import {
  rapidFireAnswerSchema,
  rapidFireLevelSchema,
  rapidFireProgressSchema,
  rapidFireResultSchema,
  rapidFireSessionSchema,
} from './rapid-fire.schemas.ts';

export const rapidFireProgress = endpoint('GET /rapid-fire/progress', 'learner', {
  summary: "The caller's progress in every subject they have played",
  response: z.array(rapidFireProgressSchema),
});

export const countQuestions = endpoint('GET /questions/count', 'learner', {
  summary: 'How many published questions of a kind a subject has',
  query: z.object({
    stageId: idSchema,
    subjectId: idSchema,
    type: z.enum(['regular', 'rapid-fire']),
    /** Only questions of this level (for regular questions: of this difficulty). */
    level: z.coerce.number().pipe(rapidFireLevelSchema).optional(),
  }),
  response: z.object({ count: countSchema }),
});

/** The choices for a quiz, with their messages. */
const rapidFireChoiceSchema = z.object({
  examTypeId: chosenIdSchema('Stage information not loaded'),
  subjectId: chosenIdSchema('Please select a subject'),
  /** The pupil's highest unlocked level if omitted. */
  level: rapidFireLevelSchema.optional(),
});
export type RapidFireChoice = z.input<typeof rapidFireChoiceSchema>;

export const startQuiz = endpoint('POST /rapid-fire/start', 'learner', {
  summary: 'Draw the questions of a level and start the clock',
  body: rapidFireChoiceSchema,
  response: rapidFireSessionSchema,
  ...startsAttempt,
});

export const completeRapidFireSchema = z.object({
  sessionId: idSchema,
  /** Omitted questions count as unanswered. The server marks all answers itself. */
  answers: z
    .array(rapidFireAnswerSchema.extend({ isCorrect: z.boolean().optional() }))
    .max(rapidFireQuestionCount)
    .refine(
      (answers) => new Set(answers.map(({ questionId }) => questionId.toLowerCase())).size === answers.length,
      'Each question can be answered once',
    ),
  /** Seconds. */
  totalTime: z.number().min(0).max(86_400),
  /** As counted by the browser; the server counts them itself. */
  score: z.number().min(0).max(1_000_000),
  streakBest: z.int().min(0).max(1_000_000),
});
export type RapidFireCompletion = z.input<typeof completeRapidFireSchema>;

export const submitQuiz = endpoint('POST /rapid-fire/complete', 'learner', {
  summary: 'Submit a quiz; repeating the call returns the first result',
  body: completeRapidFireSchema,
  response: rapidFireResultSchema,
  statuses: [404, 422],
});

export const rapidFireSolution = endpoint('GET /rapid-fire/solution/:questionId', 'learner', {
  summary: 'The solution of a question that the caller was given in a quiz',
  response: solutionSchema,
});
