import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, textSchema } from '../../contract/field-schemas.ts';
import { creativeStatuses } from '../../vocabulary/creative-writing.ts';
import {
  classificationSchema,
  creativeQuestionInputSchema,
  creativeUploadSchema,
  managedCreativeQuestionSchema,
} from './creative-question.schemas.ts';

/** Questions on a page of the room. */
export const creativePageSize = 20;
/** What a call gives that does not say how many it wants. */
const mostAtOnce = 200;

const questionParams = z.object({ id: idSchema });
const oneQuestion = z.object({ success: z.boolean(), question: managedCreativeQuestionSchema });

export const uploadCreativeQuestion = endpoint({
  method: 'POST',
  path: '/creative-writing-admin/upload',
  access: 'admin',
  summary: 'Add a question typed in by hand',
  body: creativeUploadSchema,
  response: oneQuestion,
  creates: true,
});

export const draftFromGeneration = endpoint({
  method: 'POST',
  path: '/creative-writing-admin/drafts',
  access: 'admin',
  summary: 'Turn a generated question into a draft in a subject',
  body: z.object({ ...classificationSchema.shape, generationId: idSchema }),
  response: oneQuestion,
  creates: true,
});

export const listCreativeQuestions = endpoint({
  method: 'GET',
  path: '/creative-writing-admin/questions',
  access: 'admin',
  summary: 'The questions that are not archived, newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(mostAtOnce).default(mostAtOnce),
    search: textSchema(200).trim().default(''),
    status: z.enum(creativeStatuses).optional(),
  }),
  response: z.object({ questions: z.array(managedCreativeQuestionSchema), total: countSchema }),
});

export const updateCreativeQuestion = endpoint({
  method: 'PUT',
  path: '/creative-writing-admin/questions/:id',
  access: 'admin',
  summary:
    'Change a question. One that pupils have met is archived, and a new one takes its place: results show what was answered',
  params: questionParams,
  body: creativeQuestionInputSchema,
  response: oneQuestion,
});

export const setCreativeQuestionStatus = endpoint({
  method: 'PUT',
  path: '/creative-writing-admin/questions/:id/status',
  access: 'admin',
  summary: 'Publish a question, or take it back',
  params: questionParams,
  body: z.object({ status: z.enum(creativeStatuses) }),
  response: oneQuestion,
});

export const deleteCreativeQuestion = endpoint({
  method: 'DELETE',
  path: '/creative-writing-admin/questions/:id',
  access: 'admin',
  summary: 'Delete a question; one that a session refers to is archived',
  params: questionParams,
  response: z.object({ success: z.boolean(), message: z.string() }),
});
