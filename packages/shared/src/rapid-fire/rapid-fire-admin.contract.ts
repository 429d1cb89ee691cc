import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { idSchema, textSchema } from '../contract/field-schemas.ts';
import { questionImageFields } from '../question-bank/question-schemas.ts';
import { cappedTotal, pageFields, searchSchema } from '../contract/list-schemas.ts';
import { questionStatuses } from '../question-bank/question-types.vocabulary.ts';
import { rapidFireLevelSchema } from './rapid-fire.schemas.ts';
import { maxBodyLength } from '../question-bank/upload-limits.ts';
import { maxQuestionSearchLength, timeLimitSchema } from '../question-bank/questions.schemas.ts';

/** Questions on a page. */
export const rapidFireQuestionsPerPage = 10;
/** Pages and counts end here. */
export const maxRapidFireQuestionsListed = 10_000;

const rapidFireQuestionSchema = z.object({
  id: idSchema,
  /** Null when there is only a picture. */
  questionText: z.string().nullable(),
  ...questionImageFields,
  explanationText: z.string().nullable(),
  level: rapidFireLevelSchema,
  /** Seconds. */
  timeLimit: z.int(),
  status: z.enum(questionStatuses),
  /** Goes up by one with every change of the content. */
  revision: z.int().min(1),
  topic: namedSchema,
  examType: z.object({ name: z.string() }),
  subject: z.object({ name: z.string() }),
});
export type RapidFireQuestionDto = z.infer<typeof rapidFireQuestionSchema>;

export const listRapidFireQuestions = endpoint('GET /rapid-fire-admin/questions', 'admin', {
  summary: 'Rapid-fire questions, newest first, drafts included',
  query: z.object({
    ...pageFields({ usual: rapidFireQuestionsPerPage, most: 100 }, maxRapidFireQuestionsListed),
    /** Words, part of the text, or an id; with an id, stage and subject are ignored. */
    search: searchSchema(maxQuestionSearchLength),
    examTypeId: idSchema.optional(),
    subjectId: idSchema.optional(),
    level: z.coerce.number().pipe(rapidFireLevelSchema).optional(),
  }),
  response: z.object({
    questions: z.array(rapidFireQuestionSchema),
    /** Further questions are neither counted nor listed. */
    ...cappedTotal(maxRapidFireQuestionsListed),
  }),
});
export type RapidFireQuestionPageDto = z.infer<typeof listRapidFireQuestions.response>;

/** The fields that this admin section changes. Options, answer key and topic are changed in Manage Questions. */
export const rapidFireQuestionEditSchema = z.object({
  questionText: textSchema(maxBodyLength).trim(),
  explanationText: textSchema(maxBodyLength).trim(),
  level: rapidFireLevelSchema,
  timeLimit: timeLimitSchema,
  /** The revision that was edited. The edit fails if there is a later one. Omitted: the current one. */
  revision: z.int().min(1).optional(),
  /** Level and time limit when the question was opened. The edit fails if one of them has changed since. */
  openedWith: z.object({ level: rapidFireLevelSchema, timeLimit: z.int() }).optional(),
});
export type RapidFireQuestionEdit = z.infer<typeof rapidFireQuestionEditSchema>;

export const editRapidFireQuestion = endpoint('PUT /rapid-fire-admin/questions/:id', 'admin', {
  summary:
    'Change a rapid-fire question. New content makes a new revision; results keep the one that was shown',
  body: rapidFireQuestionEditSchema,
  response: z.object({ question: rapidFireQuestionSchema }),
  statuses: [409, 422],
});
