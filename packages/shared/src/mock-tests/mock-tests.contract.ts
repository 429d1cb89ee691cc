import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idSchema, instantSchema } from '../contract/field-schemas.ts';
import { solutionSchema, startsAttempt } from '../question-bank/question-schemas.ts';
import { chosenIdSchema } from '../contract/request-schemas.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';
import { defaultDuration, durationChoices, questionCountChoices } from '../attempts/mock-test.vocabulary.ts';
import { answerModes } from '../answers/answer-modes.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { partMarkingSchema } from '../answers/part-marking.schemas.ts';
import { partFields, responsesSchema } from '../answers/parts.schemas.ts';
import { tiers } from '../question-bank/tiers.vocabulary.ts';
import {
  nextStepsSchema,
  openTestSchema,
  openTestSummarySchema,
  startedTestSchema,
  testResultsSchema,
  savedAnswersSchema,
  testTimesSchema,
} from '../attempts/mock-tests.schemas.ts';

const letterSchema = z.enum(optionLetters);
/** The choices for a mock test, with their messages. */
export const testConfigurationSchema = z.object({
  subjectId: chosenIdSchema('Please select a subject'),
  examTypeId: chosenIdSchema('Stage information not loaded'),
  difficulty: z
    .array(z.literal(difficultyChoices))
    .min(1, 'Please select at least one difficulty level')
    .max(difficultyChoices.length),
  questionCount: z.literal(questionCountChoices),
  /** Empty: all topics of the subject. */
  topicIds: z.array(idSchema).max(200).default([]),
  /** Questions for this tier and for both; without one, all. */
  tier: z.enum(tiers).optional(),
  /** Minutes. */
  duration: z.literal(durationChoices).default(defaultDuration),
  answerMode: z.enum(answerModes).default('MULTIPLE_CHOICE'),
  /** 'Exam Simulation' instead of 'Create Mock Test'. */
  examMode: z.boolean().default(false),
});
export type TestConfiguration = z.input<typeof testConfigurationSchema>;

export const startTest = endpoint('POST /tests/generate', 'learner', {
  summary: 'Start a test; other open tests stay open',
  body: testConfigurationSchema,
  response: startedTestSchema,
  ...startsAttempt,
});

export const startSimilarQuestion = endpoint('POST /tests/similar', 'learner', {
  summary: 'Start a similar question: a new one of the same topic and, if possible, the same question family',
  body: z.object({ questionId: idSchema }),
  response: startedTestSchema,
  ...startsAttempt,
});

export const startMissedQuestions = endpoint('POST /tests/:testId/missed', 'learner', {
  summary: 'Start a test of the questions that were wrong or skipped in a finished test of the caller',
  response: startedTestSchema,
  statuses: [422],
  creates: true,
});

export const openTests = endpoint('GET /tests/open', 'learner', {
  summary: 'All open tests of the caller, the newest first',
  response: z.object({
    tests: z.array(openTestSummarySchema),
    /** The server's clock, for the time left. */
    serverTime: instantSchema,
  }),
});

export const discardTest = endpoint('POST /tests/:testId/discard', 'learner', {
  summary:
    'Discard an open test: it ends without a result and counts nowhere. Repeating the call changes nothing',
  response: z.object({ status: z.literal('DISCARDED') }),
  statuses: [409],
});

export const activeTest = endpoint('GET /tests/active', 'learner', {
  summary: 'The newest open test, or the one named, with the answers saved so far; null when there is none',
  query: z.object({ testId: idSchema.optional() }),
  response: z.object({ test: openTestSchema.nullable() }),
});

export const savedAnswerSchema = z.object({
  questionId: idSchema,
  optionLetter: letterSchema.nullable(),
  /** To a question with parts, in place of a letter. */
  responses: responsesSchema.optional(),
  /** Goes up with every answer to the question; the highest saved one counts. */
  sequence: z.int().min(1),
  answeredAt: instantSchema,
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

export const saveAnswers = endpoint('PUT /tests/:testId/answers', 'learner', {
  summary:
    'Save answers during a test. In practice, answers from before the deadline that arrive later change the result once',
  /** Without answers, the call asks how much time is left. */
  body: z.object({ answers: z.array(savedAnswerSchema).max(200) }),
  response: savedAnswersSchema,
  statuses: [422],
});

export const savePause = endpoint('PUT /tests/:testId/pauses/:pauseId', 'learner', {
  summary:
    'Stop the clock of a running test for a rest break, or continue; may be repeated and may arrive late',
  body: z.object({
    startedAt: instantSchema,
    /** When the pupil continued; that ends the break on every device. Null: the break has begun. */
    endedAt: instantSchema.nullable(),
  }),
  response: testTimesSchema,
  statuses: [409, 422],
});

export const completeTestSchema = z.object({
  testId: idSchema,
  /** Question id to the letter of the chosen option. */
  userAnswers: z.record(idSchema, letterSchema),
  /** Question id to the responses, for questions with parts. */
  responses: z.record(idSchema, responsesSchema).optional(),
  /** Seconds. An assignment without a time limit may take weeks: at most a year. */
  timeTaken: z.int().min(0).max(31_622_400),
  /** Question id to sequence number. Without a number, this answer replaces the saved one. */
  sequences: z.record(idSchema, z.int().min(0)).optional(),
  /**
   * The browser submitted the test because the time was over; the pupil did not click Submit. Refused as TIME_LEFT while
   * the server's clock has time left.
   */
  isTimeUp: z.boolean().optional(),
});

export const submitTest = endpoint('POST /tests/complete', 'learner', {
  summary: 'Submit a test; repeating the call returns the first result',
  body: completeTestSchema,
  response: testResultsSchema,
  statuses: [404, 409, 422],
});

export const testResults = endpoint('GET /tests/:testId/results', 'learner', {
  summary: 'A finished test with its questions, answers and result',
  response: z.object({ test: startedTestSchema, results: testResultsSchema }),
  statuses: [409, 422],
});

export const awardOwnMarks = endpoint('PUT /tests/:testId/self-marking', 'learner', {
  summary:
    'Award marks to the user’s own written answer, with the mark scheme, after the test; may be repeated',
  body: z.object({
    questionId: idSchema,
    label: partFields.label,
    /** What of the mark scheme the answer earns, as the kind of answer has it. */
    awarded: z.unknown(),
  }),
  response: partMarkingSchema,
  statuses: [422],
});

export const nextSteps = endpoint('GET /tests/:testId/next-steps', 'learner', {
  summary:
    'What the results page offers next: missed questions, the choices, and earlier tests of the subject',
  response: nextStepsSchema,
});

export const testSolution = endpoint('GET /tests/solution/:questionId', 'learner', {
  summary: 'The solution of a question that the caller was given in a test',
  response: solutionSchema,
});

export const practiceSolution = endpoint('GET /practice/solution/:questionId', 'learner', {
  summary: 'The solution of a question that the caller was given in practice',
  response: solutionSchema,
});
