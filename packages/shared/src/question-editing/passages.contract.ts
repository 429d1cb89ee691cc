import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { newPassageSchema } from '../question-bank/passages.schemas.ts';

/** The maximum number of passages in a list. */
export const maxListedPassages = 500;

export const listPassages = endpoint('GET /admin/passages', 'author', {
  summary: 'The passages of a subject that questions refer to, by title',
  query: z.object({ subject: idSchema }),
  response: z.object({
    passages: z
      .array(z.object({ id: idSchema, title: z.string(), questionCount: countSchema }))
      .max(maxListedPassages),
  }),
  statuses: [404],
});

export const editPassage = endpoint('PUT /admin/passages/:passageId', 'author', {
  summary:
    'Change a passage for all its questions. The edited passage has a new id; results keep the one that was shown',
  body: newPassageSchema,
  response: z.object({ passageId: idSchema, changedQuestions: countSchema }),
  statuses: [409, 422],
});
