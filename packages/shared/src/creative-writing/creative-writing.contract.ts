import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idSchema, textSchema } from '../contract/field-schemas.ts';
import { startsAttempt } from '../question-bank/question-schemas.ts';
import { chosenIdSchema } from '../contract/request-schemas.ts';
import {
  challengeQuestionCount,
  creativeDifficulties,
  creativeLetters,
  justificationMaximum,
} from './creative-writing.vocabulary.ts';
import {
  activeSessionSchema,
  answerReplySchema,
  briefCountsSchema,
  creativeProgressSchema,
  creativeResultsSchema,
  creativeSessionSchema,
} from './creative-writing.schemas.ts';

const bothNeeded = 'Please select both exam type and subject';

const selection = {
  examTypeId: chosenIdSchema(bothNeeded),
  subjectId: chosenIdSchema(bothNeeded),
  difficulty: z.enum(creativeDifficulties).default('standard'),
};

const startChallengeSchema = z.object({
  ...selection,
  numberOfQuestions: z.int().min(1).max(challengeQuestionCount).default(challengeQuestionCount),
  /** The brief to begin with, for example one found by search. It must be of this choice. */
  questionId: idSchema.optional(),
});

export const startChallenge = endpoint('POST /creative-writing/start', 'learner', {
  summary:
    'Start a challenge, or continue an interrupted one of the same stage, subject, difficulty and length',
  body: startChallengeSchema,
  response: creativeSessionSchema,
  ...startsAttempt,
});

export const briefCounts = endpoint('GET /creative-writing/brief-counts', 'learner', {
  summary: 'How many briefs each subject has, by difficulty; a subject without briefs is not in the list',
  response: z.array(briefCountsSchema),
});

export const activeChallenge = endpoint('GET /creative-writing/active', 'learner', {
  summary: 'The interrupted challenge that starting with this choice would continue; null if there is none',
  query: z.object(selection),
  response: z.object({ session: activeSessionSchema.nullable() }),
});

const answerChallengeSchema = z.object({
  sessionId: idSchema,
  questionId: idSchema,
  selectedOption: z.enum(creativeLetters, { error: 'Please select an option before continuing' }),
  /** Seconds since the question was shown. */
  timeSpent: z.int().min(0).max(86_400),
  justification: textSchema(justificationMaximum).trim().optional(),
});

export const answerChallenge = endpoint('POST /creative-writing/answer', 'learner', {
  summary: 'Answer a question; only the first answer counts, repeating the call returns its reply',
  body: answerChallengeSchema,
  response: answerReplySchema,
  statuses: [404, 409, 422],
});

export const completeChallenge = endpoint('POST /creative-writing/complete', 'learner', {
  summary: 'Finish a challenge; skipped questions score 0. Repeating the call returns the first result',
  body: z.object({ sessionId: idSchema }),
  response: creativeResultsSchema,
  statuses: [404],
});

export const creativeProgress = endpoint('GET /creative-writing/progress', 'learner', {
  summary: "The caller's progress by stage and subject, the most recently played first",
  response: z.array(creativeProgressSchema),
});
