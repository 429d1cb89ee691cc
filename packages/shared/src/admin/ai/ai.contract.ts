import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, textSchema } from '../../contract/field-schemas.ts';
import { chosenIdSchema, questionParams } from '../../contract/request-schemas.ts';
import {
  generationTypes,
  questionLimits,
  standardDifficulty,
  timeLimits,
  topicMaximum,
  wordLimits,
} from '../../vocabulary/ai.ts';
import { difficulties } from '../../vocabulary/difficulty.ts';
import { draftSchema, generatedContentSchema, historyItemSchema } from './ai.schemas.ts';

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

const examTypeSchema = chosenIdSchema('Please select an exam type');

export const comprehensionRequestSchema = z.object({
  examType: examTypeSchema,
  difficulty: difficultySchema,
  /** What the passage is about; the model chooses if omitted. */
  topic: topicSchema.optional(),
});
export type ComprehensionRequest = z.infer<typeof comprehensionRequestSchema>;

export const vocabularyRequestSchema = z.object({
  examType: examTypeSchema,
  difficulty: difficultySchema,
  count: numberWithin(wordLimits, 'Word count'),
});
export type VocabularyRequest = z.infer<typeof vocabularyRequestSchema>;

export const writingRequestSchema = z.object({ topic: topicSchema.optional() });
export type WritingRequest = z.infer<typeof writingRequestSchema>;

const generated = { response: generatedContentSchema, statuses: [422], creates: true } as const;

export const generateMockTest = endpoint('POST /ai/generate-mock-test', 'admin', {
  summary: 'Generate a mock test: the test paper as markdown, and its questions as drafts',
  body: mockTestRequestSchema,
  ...generated,
});

export const generateComprehension = endpoint('POST /ai/generate-comprehension', 'admin', {
  summary: "Generate a passage with questions, stored as drafts in the stage's English subject",
  body: comprehensionRequestSchema,
  ...generated,
});

export const generateVocabulary = endpoint('POST /ai/generate-vocabulary', 'admin', {
  summary: "Generate vocabulary questions, stored as drafts in the stage's English subject",
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

export const generationHistory = endpoint('GET /ai/history', 'admin', {
  summary: 'The last thirty generations of one type, by any administrator, newest first',
  query: z.object({ type: z.enum(generationTypes) }),
  response: z.object({ success: z.boolean(), data: z.array(historyItemSchema) }),
});

export const listDrafts = endpoint('GET /ai/drafts', 'admin', {
  summary: 'AI-generated questions that are not published yet, newest first; at most fifty, with the total',
  response: z.object({ drafts: z.array(draftSchema), total: countSchema }),
});

export const publishDraft = endpoint('POST /ai/drafts/:questionId/publish', 'admin', {
  summary: 'Publish an AI-generated draft after an administrator has read it',
  params: questionParams,
  response: z.object({ success: z.boolean() }),
  statuses: [404, 422],
});
