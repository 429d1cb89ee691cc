import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { idSchema, instantSchema } from '../../contract/field-schemas.ts';
import { difficultyChoices } from '../../vocabulary/difficulty.ts';
import { defaultDuration, durationChoices, questionCountChoices } from '../../vocabulary/mock-test.ts';
import { optionLetters } from '../../vocabulary/options.ts';
import { startedTestSchema, openTestSchema, testResultsSchema } from './mock-tests.schemas.ts';

const letterSchema = z.enum(optionLetters);
const testParams = z.object({ testId: idSchema });

/** Starting a mock test: the words of spec 2 §5. */
export const testConfigurationSchema = z.object({
  subjectId: z.uuid({ error: 'Please select a subject' }),
  examTypeId: z.uuid({ error: 'Stage information not loaded' }),
  difficulty: z
    .array(z.literal(difficultyChoices))
    .min(1, 'Please select at least one difficulty level')
    .max(difficultyChoices.length),
  questionCount: z.literal(questionCountChoices),
  /** None: all topics of the subject. */
  topicIds: z.array(idSchema).max(200).default([]),
  /** Minutes. */
  duration: z.literal(durationChoices).default(defaultDuration),
  /** 'Exam Simulation' instead of 'Create Mock Test'. */
  examMode: z.boolean().default(false),
});
export type TestConfiguration = z.input<typeof testConfigurationSchema>;

export const startTest = endpoint({
  method: 'POST',
  path: '/tests/generate',
  access: 'learner',
  summary: 'Draw a test; never closes another one',
  body: testConfigurationSchema,
  response: startedTestSchema,
  creates: true,
});

export const startSimilarQuestion = endpoint({
  method: 'POST',
  path: '/tests/similar',
  access: 'learner',
  summary: 'One fresh question of the same topic and difficulty as one just reviewed',
  body: z.object({ questionId: idSchema }),
  response: startedTestSchema,
  creates: true,
});

export const activeTest = endpoint({
  method: 'GET',
  path: '/tests/active',
  access: 'learner',
  summary: 'The newest open test with the answers saved so far; null when there is none',
  response: z.object({ test: openTestSchema.nullable() }),
});

export const savedAnswerSchema = z.object({
  questionId: idSchema,
  optionLetter: letterSchema.nullable(),
  /** Per question, rising: the highest saved wins. */
  sequence: z.int().min(1),
  answeredAt: instantSchema,
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/tests/:testId/answers',
  access: 'learner',
  summary: 'Save answers as they are given; late ones from before the deadline amend an overdue test once',
  params: testParams,
  body: z.object({ answers: z.array(savedAnswerSchema).min(1).max(200) }),
  response: z.object({
    status: z.enum(['OPEN', 'FINISHED']),
    deadlineAt: instantSchema,
    serverTime: instantSchema,
  }),
});

export const completeTestSchema = z.object({
  testId: idSchema,
  /** Question id to chosen letter. */
  userAnswers: z.record(idSchema, letterSchema),
  /** Seconds. */
  timeTaken: z.int().min(0).max(86_400),
  /** Question id to sequence number: without one, the answer given here wins over the saved one. */
  sequences: z.record(idSchema, z.int().min(0)).optional(),
  /** The browser submits the test because its time is over; nobody pressed Submit. */
  isTimeUp: z.boolean().optional(),
});

export const submitTest = endpoint({
  method: 'POST',
  path: '/tests/complete',
  access: 'learner',
  summary: 'Finish a test; a repeat returns the first result',
  body: completeTestSchema,
  response: testResultsSchema,
});

export const testResults = endpoint({
  method: 'GET',
  path: '/tests/:testId/results',
  access: 'learner',
  summary: 'A finished test with its questions, answers and result',
  params: testParams,
  response: z.object({ test: startedTestSchema, results: testResultsSchema }),
});

const solutionSchema = z.object({ solutionUrl: z.string().nullable(), explanation: z.string().nullable() });
export type SolutionDto = z.infer<typeof solutionSchema>;
const questionParams = z.object({ questionId: idSchema });

export const testSolution = endpoint({
  method: 'GET',
  path: '/tests/solution/:questionId',
  access: 'learner',
  summary: 'The solution of a question the caller was dealt',
  params: questionParams,
  response: solutionSchema,
});

export const practiceSolution = endpoint({
  ...testSolution,
  path: '/practice/solution/:questionId',
  summary: 'The same for a question met in practice',
});
