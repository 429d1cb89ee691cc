import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, textSchema } from '../../contract/field-schemas.ts';
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

/** A whole number within limits, which are also what the message names. */
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
  examType: z.uuid({ error: bothNeeded }),
  subject: z.uuid({ error: bothNeeded }),
  difficulty: difficultySchema,
  questionCount: numberWithin(questionLimits, 'Questions'),
  /** Minutes. */
  timeLimit: numberWithin(timeLimits, 'Time limit'),
});
export type MockTestRequest = z.infer<typeof mockTestRequestSchema>;

const examTypeSchema = z.uuid({ error: 'Please select an exam type' });

export const comprehensionRequestSchema = z.object({
  examType: examTypeSchema,
  difficulty: difficultySchema,
  /** What the passage is about; the model chooses when nothing is said. */
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

export const generateMockTest = endpoint({
  method: 'POST',
  path: '/ai/generate-mock-test',
  access: 'admin',
  summary: 'Have a mock test written: markdown to read, and its questions as drafts',
  body: mockTestRequestSchema,
  response: generatedContentSchema,
  creates: true,
});

export const generateComprehension = endpoint({
  method: 'POST',
  path: '/ai/generate-comprehension',
  access: 'admin',
  summary: "Have a passage written, with its questions as drafts in the stage's English",
  body: comprehensionRequestSchema,
  response: generatedContentSchema,
  creates: true,
});

export const generateVocabulary = endpoint({
  method: 'POST',
  path: '/ai/generate-vocabulary',
  access: 'admin',
  summary: "Have words chosen and asked about, as drafts in the stage's English",
  body: vocabularyRequestSchema,
  response: generatedContentSchema,
  creates: true,
});

export const generateCreativeWriting = endpoint({
  method: 'POST',
  path: '/ai/generate-creative-writing',
  access: 'admin',
  summary: 'Have a creative writing question written; it is kept in the history, and enters the bank by hand',
  body: writingRequestSchema,
  response: z.object({
    success: z.boolean(),
    data: z.object({ id: idSchema, title: z.string(), content: z.string() }),
  }),
  creates: true,
});

export const generationHistory = endpoint({
  method: 'GET',
  path: '/ai/history',
  access: 'admin',
  summary: 'The last thirty generations of one type, by any administrator, newest first',
  query: z.object({ type: z.enum(generationTypes) }),
  response: z.object({ success: z.boolean(), data: z.array(historyItemSchema) }),
});

export const listDrafts = endpoint({
  method: 'GET',
  path: '/ai/drafts',
  access: 'admin',
  summary: 'What the AI made and nobody has published yet, newest first; at most fifty with the count of all',
  response: z.object({ drafts: z.array(draftSchema), total: countSchema }),
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/ai/drafts/:questionId/publish',
  access: 'admin',
  summary: 'Let a draft of the AI reach pupils, once a person has read it',
  params: z.object({ questionId: idSchema }),
  response: z.object({ success: z.boolean() }),
});
