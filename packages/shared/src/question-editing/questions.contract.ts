import { z } from 'zod';
import { classificationFilter } from '../curriculum/curriculum-schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { searchSchema } from '../contract/list-schemas.ts';
import {
  questionStatuses,
  questionTypes,
  type QuestionStatus,
} from '../question-bank/question-types.vocabulary.ts';
import { facilityFilters } from './item-statistics.vocabulary.ts';
import { maxImageBytes } from '../media/media.vocabulary.ts';
import { tierChoices } from '../question-bank/tiers.vocabulary.ts';
import {
  exportedQuestionSchema,
  keyChangeSchema,
  maxQuestionSearchLength,
  questionDetailSchema,
  questionEditSchema,
  questionPageSchema,
} from '../question-bank/questions.schemas.ts';

export const questionsPerPage = 50;

/** JSON as text, in a multipart request. */
const jsonTextSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON' });
    return z.NEVER;
  }
});

/** Questions that match the filters of the list and are saved in one file. */
export const maxDownloadedQuestions = 10_000;

/** The maximum number of questions in one request. */
export const maxQuestionsPerRequest = 1000;
const questionIds = z.array(idSchema).min(1, 'Please select a question').max(maxQuestionsPerRequest);

/**
 * The orders of the list. Easiest and hardest go by difficulty or level; questions with too few answers for a facility come
 * last.
 */
export const questionOrders = [
  'newest',
  'oldest',
  'easiest',
  'hardest',
  'topic',
  'lowest-facility',
  'highest-facility',
] as const;
export type QuestionOrder = (typeof questionOrders)[number];

/** Which questions a list or a bulk change is about. */
export const questionFilterSchema = z.object({
  ...classificationFilter,
  topic: idSchema.optional(),
  /** The upload that the questions came with. */
  batch: idSchema.optional(),
  questionType: z.enum(questionTypes).optional(),
  status: z.enum(questionStatuses).optional(),
  /** Of regular questions; with questionType=rapid-fire it is the level. */
  difficulty: z.coerce.number().int().min(1).max(10).optional(),
  /** Of regular questions: only for one tier, or for both. */
  tier: z.enum(tierChoices).optional(),
  /** Whether the question, an option or the solution has a picture. */
  pictures: z.enum(['with', 'without']).optional(),
  /** Of the answers since the last change, as the report of statistics has them. */
  facility: z.enum(facilityFilters).optional(),
  /** Words, part of the text, or an id. */
  search: searchSchema(maxQuestionSearchLength),
});

export const listQuestions = endpoint('GET /admin/questions', 'author', {
  summary: 'Questions of the bank; archived ones only with status=archived',
  query: questionFilterSchema.extend({
    /** Newest without one. */
    order: z.enum(questionOrders).optional(),
    /** The `nextCursor` of the page before, in the same order. */
    cursor: z.string().max(100).optional(),
  }),
  response: questionPageSchema,
});

export const readQuestion = endpoint('GET /admin/questions/:questionId', 'author', {
  summary: 'One question, archived ones included, with its answer key and statistics',
  response: questionDetailSchema,
});

export const findDownloadable = endpoint('GET /admin/questions/downloadable', 'author', {
  summary:
    'All questions that match the filters of the list and can be in a file, and how many cannot; too many are refused',
  query: questionFilterSchema,
  response: z.object({
    /** Newest first. */
    questionIds: z.array(idSchema).max(maxDownloadedQuestions),
    /** Those with a picture. */
    pictured: countSchema,
    /** Drafts without a correct answer, and without a picture. */
    unanswered: countSchema,
  }),
  statuses: [422],
});

export const exportQuestions = endpoint('POST /admin/questions/export', 'author', {
  summary:
    'Read questions whole, with answer keys and solutions, for a file; those with a picture are missing',
  body: z.object({ questionIds }),
  response: z.object({ questions: z.array(exportedQuestionSchema) }),
  statuses: [404],
});

/** The statuses that a question can be given. Deleting one may archive it. */
const chosenStatuses = ['published', 'reserved', 'draft'] as const satisfies readonly QuestionStatus[];
export type ChosenStatus = (typeof chosenStatuses)[number];

export const setQuestionStatus = endpoint('PUT /admin/questions/status', 'author', {
  summary: 'Publish questions, reserve them for assignments, or make them drafts again; all of them or none',
  body: z.object({ questionIds, status: z.enum(chosenStatuses) }),
  response: z.object({ changed: countSchema }),
  statuses: [404, 422],
});

export const editQuestion = endpoint('PUT /admin/questions/:questionId', 'author', {
  summary:
    'Change a question. A change of its content makes a new revision; results keep the one that was shown',
  body: questionEditSchema,
  response: z.object({
    question: questionDetailSchema,
    keyChange: keyChangeSchema,
  }),
  statuses: [409, 422],
});

/** A question and a solution have a picture each, and its parts some. */
const maxPictures = 2 + 10;

export const editQuestionWithPictures = endpoint('PUT /admin/questions/:questionId/pictures', 'author', {
  summary:
    'Change a question with new pictures: `edit` is the body of the other call as JSON, and each file is sent in the field named after its `pictureId`',
  body: z.object({ edit: jsonTextSchema.pipe(questionEditSchema) }),
  files: {
    fields: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u],
    maxFiles: maxPictures,
    maxBytesEach: maxImageBytes,
    maxBytes: maxPictures * maxImageBytes + 1_048_576,
  },
  response: editQuestion.response,
  statuses: [409, 422],
});

const deletedSchema = z.object({
  /** All deleted questions, including those archived because results refer to them. */
  deleted: countSchema,
  archived: countSchema,
});

export const deleteQuestions = endpoint('DELETE /admin/questions/bulk-delete', 'author', {
  summary: 'Delete questions of one type; ids that do not exist are ignored',
  body: z.object({ questionIds, questionType: z.enum(questionTypes) }),
  response: deletedSchema,
  statuses: [404],
});

export const deleteQuestion = endpoint('DELETE /admin/questions/:questionId', 'author', {
  summary: 'Delete a question; if results refer to it, it is archived instead',
  response: deletedSchema,
});
