import { z } from 'zod';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { optionSchema } from '../question-bank/question-schemas.ts';
import { difficulties } from '../question-bank/difficulty.vocabulary.ts';
import { questionStatuses } from '../question-bank/question-types.vocabulary.ts';
import { generationRunStatuses, generationTypes } from './ai.vocabulary.ts';

/** `markdown` is a mock test, to be laid out as a paper. */
const generatedContentTypes = ['markdown', 'comprehension', 'vocabulary'] as const;

export const generatedContentSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The number of drafts created from the model's reply. */
  createdQuestions: countSchema,
  testData: z.object({ type: z.enum(generatedContentTypes), title: z.string(), content: z.string() }),
});
export type GeneratedContentDto = z.infer<typeof generatedContentSchema>;

export const historyItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  topic: z.string().nullable(),
  content: z.string(),
  /** Minutes; mock tests only. */
  timeLimit: z.int().nullable(),
  created_at: instantSchema,
});
export type HistoryItemDto = z.infer<typeof historyItemSchema>;

/** A run of the generator: it continues when its administrator leaves the page. */
export const generationRunSchema = z.object({
  id: idSchema,
  type: z.enum(generationTypes),
  status: z.enum(generationRunStatuses),
  /** The request, to fill the form again. */
  input: z.record(z.string(), z.union([z.string(), z.number()])),
  startedAt: instantSchema,
  /** Null while it runs. */
  finishedAt: instantSchema.nullable(),
  createdQuestions: countSchema,
  /** What it generated; null unless it is done. */
  result: z.object({ id: idSchema, title: z.string(), content: z.string() }).nullable(),
  /** Why it failed, and what to do about it; null unless it did. */
  failure: z.object({ message: z.string(), suggestion: z.string().nullable() }).nullable(),
});
export type GenerationRunDto = z.infer<typeof generationRunSchema>;

/** An AI-generated question that is not published yet, with all that is needed to judge it. */
export const draftSchema = z.object({
  id: idSchema,
  questionText: z.string(),
  explanationText: z.string().nullable(),
  difficulty: z.literal(difficulties),
  options: z.array(optionSchema.omit({ alternativeText: true }).extend({ contentType: z.literal('TEXT') })),
  /** What speaks against publishing it as it is, in sentences. */
  concerns: z.array(z.string()),
  /** A question of the subject with the same text and two of the same options. */
  twin: z.object({ id: idSchema, status: z.enum(questionStatuses) }).nullable(),
  passage: z.object({ title: z.string(), body: z.string() }).nullable(),
  topic: z.string(),
  subject: z.string(),
  stage: z.string(),
  generation: z.object({ type: z.enum(generationTypes), title: z.string() }),
  createdAt: instantSchema,
});
export type DraftDto = z.infer<typeof draftSchema>;
