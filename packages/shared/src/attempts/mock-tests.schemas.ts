import { z } from 'zod';
import { coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import {
  optionSchema,
  pictureSizeSchema,
  questionImageFields,
  runningTimes,
} from '../question-bank/question-schemas.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';
import { tiers } from '../question-bank/tiers.vocabulary.ts';
import { durationChoices, questionCountChoices } from './mock-test.vocabulary.ts';
import { answerModes } from '../answers/answer-modes.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { keptResponsesSchema, shownPartsSchema } from '../answers/parts.schemas.ts';
import { partMarkingSchema } from '../answers/part-marking.schemas.ts';
import type { QuestionPart } from '../answers/question-parts.ts';

const testOptionSchema = optionSchema.extend({
  /** Missing while the answer key is withheld: until an exam simulation is finished. */
  isCorrect: z.boolean().optional(),
  pictureSize: pictureSizeSchema.default(null),
});
export type TestOptionDto = z.infer<typeof testOptionSchema>;

/** A question as a test shows it: its body is `explanationText`. */
export const testQuestionSchema = z.object({
  id: idSchema,
  questionType: z.literal('regular'),
  difficulty: z.int().min(1).max(5),
  topic: namedSchema.extend({
    subject: z.object({
      name: z.string(),
      stage: z.object({ displayName: z.string(), name: z.string() }),
      examType: z.object({ name: z.string() }),
    }),
  }),
  passage: z.object({ id: idSchema, title: z.string(), body: z.string() }).nullable(),
  explanationText: z.string().nullable(),
  ...questionImageFields,
  questionImageSize: pictureSizeSchema.default(null),
  options: z.array(testOptionSchema),
  /** The parts of a question that is not shown as multiple choice. It has no `options`. */
  parts: shownPartsSchema.shape.parts.optional(),
  /** The same parts with their answer keys, hints and steps. Missing while the answer key is withheld. */
  partsWithKeys: z.array(z.custom<QuestionPart>((part) => typeof part === 'object')).optional(),
});
export type TestQuestionDto = z.infer<typeof testQuestionSchema>;

const attemptKinds = ['MOCK_TEST', 'EXAM_SIMULATION', 'SIMILAR_QUESTION', 'ASSIGNMENT'] as const;

/** Extra time and rest breaks of a running test. */
const testArrangementSchema = z.object({
  /** Whether the working time includes extra time. */
  hasExtraTime: z.boolean(),
  /** The most seconds for which the clock can be stopped. */
  breakBudgetSeconds: countSchema,
  /** Seconds of all rest breaks, to the planned end of a running one. */
  pausedSeconds: countSchema,
  /** The planned end of the last rest break; the clock is stopped until then. */
  pausedUntil: instantSchema.nullable(),
});
export type TestArrangementDto = z.infer<typeof testArrangementSchema>;

/** The times of a running test as they are now. */
const testTimes = {
  /** Minutes of working time. */
  duration: z.number().positive(),
  ...runningTimes,
  /** Missing for a pupil without an access arrangement, and in results. */
  arrangement: testArrangementSchema.optional(),
};

export const testTimesSchema = z.object({
  status: z.enum(['OPEN', 'FINISHED', 'DISCARDED']),
  ...testTimes,
});
export type TestTimesDto = z.infer<typeof testTimesSchema>;

export const savedAnswersSchema = testTimesSchema.extend({
  /** How many of these answers do not count, because the test has ended. */
  refusedAnswers: countSchema.default(0),
});

export const startedTestSchema = z.object({
  testId: idSchema,
  kind: z.enum(attemptKinds),
  /** Of an assignment only. */
  assignmentTitle: z.string().optional(),
  subject: coloredSubjectSchema,
  questions: z.array(testQuestionSchema),
  /** The number that the pupil chose: more than there are questions if the bank has too few. */
  requestedQuestions: countSchema,
  startedAt: instantSchema,
  ...testTimes,
});
export type StartedTestDto = z.infer<typeof startedTestSchema>;

/** A test with the answers saved so far. During a rest break it has no questions. */
export const openTestSchema = startedTestSchema.extend({
  answers: z.array(
    z.object({
      questionId: idSchema,
      optionLetter: z.enum(optionLetters).nullable(),
      /** Of a question with parts. */
      responses: keptResponsesSchema.optional(),
      sequence: countSchema,
    }),
  ),
});
export type OpenTestDto = z.infer<typeof openTestSchema>;

/** An open test as a list shows it. */
export const openTestSummarySchema = z.object({
  testId: idSchema,
  kind: z.enum(attemptKinds),
  subject: coloredSubjectSchema,
  totalQuestions: countSchema,
  answeredQuestions: countSchema,
  deadlineAt: instantSchema,
});
export type OpenTestSummaryDto = z.infer<typeof openTestSummarySchema>;

/** What follows from a finished test. */
export const nextStepsSchema = z.object({
  /** Wrong and skipped questions that can still be practised: void and withdrawn ones cannot. */
  missedQuestions: countSchema,
  /** The choices of this test, to start another one like it; null for a test of mixed subjects. */
  configuration: z
    .object({
      subjectId: idSchema,
      examTypeId: idSchema,
      difficulty: z.array(z.literal(difficultyChoices)),
      questionCount: z.literal(questionCountChoices),
      topicIds: z.array(idSchema),
      tier: z.enum(tiers).optional(),
      answerMode: z.enum(answerModes),
      duration: z.literal(durationChoices),
      examMode: z.boolean(),
    })
    .nullable(),
  /** The pupil's test of this subject before this one, without its void questions; null if there was none. */
  previousTest: z
    .object({ correctAnswers: countSchema, totalQuestions: countSchema, score: percentSchema })
    .nullable(),
  /** The best earlier score in percent of this subject, in tests long enough for a personal best; null without one. */
  bestScoreBefore: percentSchema.nullable(),
});
export type NextStepsDto = z.infer<typeof nextStepsSchema>;

export const testResultsSchema = z.object({
  testId: idSchema,
  /** The assignment that the test is of; null for practice. */
  assignmentId: idSchema.nullable().default(null),
  /**
   * What an assignment does not show yet. SOLUTIONS: `questions` is empty. ALL: so it is, and the numbers of what was
   * correct are null.
   */
  withheld: z.enum(['SOLUTIONS', 'ALL']).nullable().default(null),
  /** False for a test whose time ran out without an answer: no average, streak or history includes it. */
  isCounted: z.boolean().default(true),
  totalQuestions: countSchema,
  correctAnswers: countSchema.nullable(),
  /** Void questions are not included. */
  unanswered: countSchema,
  /** Null where it is withheld, and in a test without marks to earn: of questions that only the pupil marks. */
  score: percentSchema.nullable(),
  /** Marks of the score, in a test where a question has more than one. Half marks are possible. */
  marks: z.object({ earned: z.number().min(0), possible: countSchema }).optional(),
  /** Seconds. */
  timeTaken: countSchema,
  finishedAt: instantSchema,
  finishedBy: z.enum(['PUPIL', 'DEADLINE']),
  questions: z.array(
    z.object({
      questionId: idSchema,
      chosenLetter: z.enum(optionLetters).nullable(),
      correctLetter: z.enum(optionLetters).nullable(),
      /** All marks were earned. */
      isCorrect: z.boolean(),
      /** Not counted in the score, because its answer key was wrong. */
      isVoid: z.boolean(),
      /** What the pupil answered to each part, of a question with parts. */
      responses: keptResponsesSchema.optional(),
      /** How each part was marked, of a question with parts. */
      parts: z.array(partMarkingSchema).optional(),
    }),
  ),
  /** The average score in percent of the tests before this one; null if it was the first, or if the score is. */
  averageBefore: percentSchema.nullable(),
  /** Topics of this test that are strong now (85% and more). */
  strongTopics: z.array(z.string()),
});
export type TestResultsDto = z.infer<typeof testResultsSchema>;

/** A result with a score that is shown. */
export type ScoredResultsDto = TestResultsDto & { correctAnswers: number; score: number };
export const isScored = (results: TestResultsDto): results is ScoredResultsDto =>
  results.correctAnswers !== null && results.score !== null;
