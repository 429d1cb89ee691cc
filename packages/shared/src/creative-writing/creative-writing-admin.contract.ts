import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { pageFields, searchSchema } from '../contract/list-schemas.ts';
import { creativeStatuses } from './creative-writing.vocabulary.ts';
import {
  classificationSchema,
  creativeChangeSchema,
  creativeUploadSchema,
  managedCreativeQuestionSchema,
} from './creative-question.schemas.ts';

/** Questions on one page of the list. */
export const creativePageSize = 20;
/** The maximum page size, and the default without `limit`. */
const maxAtOnce = 200;
/** Questions in one bulk change. */
export const maxCreativeQuestionsPerChange = 1000;

const filterFields = { search: searchSchema(200), status: z.enum(creativeStatuses).optional() };

const oneQuestion = z.object({ success: z.boolean(), question: managedCreativeQuestionSchema });

export const uploadCreativeQuestion = endpoint('POST /creative-writing-admin/upload', 'admin', {
  summary: 'Add a creative-writing question that an administrator wrote',
  body: creativeUploadSchema,
  response: oneQuestion,
  statuses: [422],
  creates: true,
});

export const draftFromGeneration = endpoint('POST /creative-writing-admin/drafts', 'admin', {
  summary: 'Turn an AI generation into a draft of a creative-writing question in a subject',
  body: z.object({ ...classificationSchema.shape, generationId: idSchema }),
  response: oneQuestion,
  statuses: [404, 422],
  creates: true,
});

export const listCreativeQuestions = endpoint('GET /creative-writing-admin/questions', 'admin', {
  summary: 'The creative-writing questions that are not archived, newest first',
  query: z.object({
    ...pageFields({ usual: maxAtOnce, most: maxAtOnce }),
    ...filterFields,
  }),
  response: z.object({ questions: z.array(managedCreativeQuestionSchema), total: countSchema }),
});

export const updateCreativeQuestion = endpoint('PUT /creative-writing-admin/questions/:id', 'admin', {
  summary:
    'Change a question. If pupils have seen it, it is archived and replaced by a new one, so that results stay',
  body: creativeChangeSchema,
  response: oneQuestion,
  statuses: [409, 422],
});

export const setCreativeQuestionStatus = endpoint(
  'PUT /creative-writing-admin/questions/:id/status',
  'admin',
  {
    summary: 'Publish a creative-writing question, or make it a draft again',
    body: z.object({ status: z.enum(creativeStatuses) }),
    response: oneQuestion,
  },
);

export const deleteCreativeQuestion = endpoint('DELETE /creative-writing-admin/questions/:id', 'admin', {
  summary: 'Delete a creative-writing question; if a challenge refers to it, it is archived instead',
  response: z.object({ success: z.boolean(), message: z.string() }),
});

export const changeCreativeQuestions = endpoint('POST /creative-writing-admin/questions/bulk', 'admin', {
  summary:
    'Publish, withdraw or delete many questions, all or none: those with the ids, or all that match the filters of the list. One that has the status already, or is deleted, stays as it is',
  body: z.object({
    action: z.enum(['publish', 'withdraw', 'delete']),
    selection: z.union([
      z.object({
        questionIds: z
          .array(idSchema)
          .min(1, 'Please select a question')
          .max(maxCreativeQuestionsPerChange, 'At most 1,000 questions at a time'),
      }),
      z.object({
        filter: z.object(filterFields),
        /** The count that was confirmed: if another number matches by now, nothing is changed. */
        count: countSchema,
      }),
    ]),
  }),
  response: z.object({ changed: countSchema }),
  statuses: [409, 422],
});
