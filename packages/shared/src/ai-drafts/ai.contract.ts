import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, textSchema } from '../contract/field-schemas.ts';
import { pageFields } from '../contract/list-schemas.ts';
import { chosenIdSchema } from '../contract/request-schemas.ts';
import {
  generationTypes,
  questionLimits,
  standardDifficulty,
  timeLimits,
  topicMaximum,
  wordLimits,
} from './ai.vocabulary.ts';
import { difficulties } from '../question-bank/difficulty.vocabulary.ts';
import { draftSchema, generatedContentSchema, generationRunSchema, historyItemSchema } from './ai.schemas.ts';

const bothNeeded = 'Please select both exam type and subject';

/** A whole number within limits. The error message names the limits. */
function numberWithin({ minimum, maximum, standard }: Limits, what: string) {
  const message = `${what} must be between ${minimum} and ${maximum}`;
  return z.int(message).min(minimum, message).max(maximum, message).default(standard);
}

interface Limits {
  minimum: number;
  maximum: number;
  standard: number;
}

const difficultySchema = z
  .literal(difficulties, { error: 'Please select a difficulty' })
  .default(standardDifficulty);
const topicSchema = textSchema(topicMaximum).trim();

export const mockTestRequestSchema = z.object({
  /** The stage's id. */
  examType: chosenIdSchema(bothNeeded),
  subject: chosenIdSchema(bothNeeded),
  difficulty: difficultySchema,
  questionCount: numberWithin(questionLimits, 'Questions'),
  /** Minutes. */
  timeLimit: numberWithin(timeLimits, 'Time limit'),
});
export type MockTestRequest = z.infer<typeof mockTestRequestSchema>;

/** Omitted: the first subject of the stage with 'English' in its name. */
const draftSubjectSchema = chosenIdSchema('Please select a subject').optional();
const examTypeSchema = chosenIdSchema('Please select an exam type');

export const comprehensionRequestSchema = z.object({
  examType: examTypeSchema,
  subject: draftSubjectSchema,
  difficulty: difficultySchema,
  /** What the passage is about; the model chooses if omitted. */
  topic: topicSchema.optional(),
});
export type ComprehensionRequest = z.infer<typeof comprehensionRequestSchema>;

export const vocabularyRequestSchema = z.object({
  examType: examTypeSchema,
  subject: draftSubjectSchema,
  difficulty: difficultySchema,
  count: numberWithin(wordLimits, 'Word count'),
});
export type VocabularyRequest = z.infer<typeof vocabularyRequestSchema>;

export const writingRequestSchema = z.object({ topic: topicSchema.optional() });
export type WritingRequest = z.infer<typeof writingRequestSchema>;

/** 409 when a run of the same kind is running already, and when this one is cancelled. */
const generated = { response: generatedContentSchema, statuses: [422], creates: true } as const;

export const generateMockTest = endpoint('POST /ai/generate-mock-test', 'admin', {
  summary: 'Generate a mock test: the test paper as markdown, and its questions as drafts',
  body: mockTestRequestSchema,
  ...generated,
});

export const generateComprehension = endpoint('POST /ai/generate-comprehension', 'admin', {
  summary: 'Generate a passage with questions, stored as drafts in the chosen subject',
  body: comprehensionRequestSchema,
  ...generated,
});

export const generateVocabulary = endpoint('POST /ai/generate-vocabulary', 'admin', {
  summary: 'Generate vocabulary questions, stored as drafts in the chosen subject',
  body: vocabularyRequestSchema,
  ...generated,
});

export const generateCreativeWriting = endpoint('POST /ai/generate-creative-writing', 'admin', {
  summary: 'Generate a creative-writing question; it is stored in the history until an administrator adds it',
  body: writingRequestSchema,
  response: z.object({
    success: z.boolean(),
    data: z.object({ id: idSchema, title: z.string(), content: z.string() }),
  }),
  creates: true,
});

export const listRuns = endpoint('GET /ai/runs', 'admin', {
  summary: "The caller's running generations, and those that ended within the last hour; newest first",
  response: z.object({ runs: z.array(generationRunSchema) }),
});

export const cancelRun = endpoint('POST /ai/runs/:runId/cancel', 'admin', {
  summary: 'Cancel a running generation of the caller; nothing is written. An ended one stays as it is',
  response: generationRunSchema.pick({ id: true, status: true }),
});

/** Drafts on a page. */
export const draftsPerPage = 20;
/** The largest number of drafts in one change. */
const maxDraftsPerChange = 100;

export const generationHistory = endpoint('GET /ai/history', 'admin', {
  summary: 'The last thirty generations of one type, by any administrator, newest first',
  query: z.object({ type: z.enum(generationTypes) }),
  response: z.object({ success: z.boolean(), data: z.array(historyItemSchema) }),
});

export const listDrafts = endpoint('GET /ai/drafts', 'admin', {
  summary: 'AI-generated questions that are not published yet, newest first, page by page',
  query: z.object(pageFields({ usual: draftsPerPage, most: 100 })),
  response: z.object({ drafts: z.array(draftSchema), total: countSchema }),
});

const changeOfDrafts = {
  body: z.object({
    questionIds: z
      .array(idSchema)
      .min(1, 'Please choose a draft')
      .max(maxDraftsPerChange, `Please choose at most ${maxDraftsPerChange} drafts`),
  }),
  response: z.object({ changed: countSchema }),
};

export const publishDrafts = endpoint('POST /ai/drafts/publish', 'admin', {
  summary: 'Publish several AI-generated drafts, all or none',
  ...changeOfDrafts,
  statuses: [404, 409, 422],
});

export const rejectDrafts = endpoint('POST /ai/drafts/reject', 'admin', {
  summary: 'Archive AI-generated drafts that are not good enough; they can be restored',
  ...changeOfDrafts,
  statuses: [404, 409],
});

export const restoreDrafts = endpoint('POST /ai/drafts/restore', 'admin', {
  summary: 'Make AI-generated questions drafts again after they were published or rejected',
  ...changeOfDrafts,
  statuses: [404],
});
