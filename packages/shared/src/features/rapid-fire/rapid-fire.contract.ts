import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema } from '../../contract/field-schemas.ts';
import { rapidFireQuestionCount } from '../../vocabulary/rapid-fire.ts';
import {
  rapidFireAnswerSchema,
  rapidFireLevelSchema,
  rapidFireProgressSchema,
  rapidFireResultSchema,
  rapidFireSessionSchema,
} from './rapid-fire.schemas.ts';

export const rapidFireProgress = endpoint({
  method: 'GET',
  path: '/rapid-fire/progress',
  access: 'learner',
  summary: "The caller's standing in every subject they have played",
  response: z.array(rapidFireProgressSchema),
});

export const countQuestions = endpoint({
  method: 'GET',
  path: '/questions/count',
  access: 'learner',
  summary: 'How many published questions of a kind a subject has',
  query: z.object({
    stageId: idSchema,
    subjectId: idSchema,
    type: z.enum(['regular', 'rapid-fire']),
    /** Of one level only (of a difficulty for regular questions). */
    level: z.coerce.number().pipe(rapidFireLevelSchema).optional(),
  }),
  response: z.object({ count: countSchema }),
});

/** Starting a quiz: the words of spec 2 §5. */
export const rapidFireChoiceSchema = z.object({
  examTypeId: z.uuid({ error: 'Stage information not loaded' }),
  subjectId: z.uuid({ error: 'Please select a subject' }),
  /** The pupil's current one when left out. */
  level: rapidFireLevelSchema.optional(),
});
export type RapidFireChoice = z.input<typeof rapidFireChoiceSchema>;

export const startQuiz = endpoint({
  method: 'POST',
  path: '/rapid-fire/start',
  access: 'learner',
  summary: 'Draw the questions of a level and start the clock',
  body: rapidFireChoiceSchema,
  response: rapidFireSessionSchema,
  creates: true,
});

export const completeRapidFireSchema = z.object({
  sessionId: idSchema,
  /** What is left out counts as unanswered; the server marks again. */
  answers: z
    .array(rapidFireAnswerSchema.extend({ isCorrect: z.boolean().optional() }))
    .max(rapidFireQuestionCount)
    .refine(
      (answers) => new Set(answers.map(({ questionId }) => questionId.toLowerCase())).size === answers.length,
      'Each question can be answered once',
    ),
  /** Seconds. */
  totalTime: z.number().min(0).max(86_400),
  /** As the browser counted them; the server counts for itself. */
  score: z.number().min(0).max(1_000_000),
  streakBest: z.int().min(0).max(1_000_000),
});
export type RapidFireCompletion = z.input<typeof completeRapidFireSchema>;

export const submitQuiz = endpoint({
  method: 'POST',
  path: '/rapid-fire/complete',
  access: 'learner',
  summary: 'Hand in a quiz; a repeat returns the first result',
  body: completeRapidFireSchema,
  response: rapidFireResultSchema,
});

export const rapidFireSolution = endpoint({
  method: 'GET',
  path: '/rapid-fire/solution/:questionId',
  access: 'learner',
  summary: 'The solution of a quiz question the caller was dealt',
  params: z.object({ questionId: idSchema }),
  response: z.object({ solutionUrl: z.string().nullable(), explanation: z.string().nullable() }),
});
