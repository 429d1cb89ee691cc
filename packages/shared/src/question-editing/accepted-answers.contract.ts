import { z } from 'zod';
import { partFields, partResponseSchema } from '../answers/parts.schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema } from '../contract/field-schemas.ts';
import { readCorrectionRun } from './corrections.contract.ts';

/** An answer that pupils gave to a part. */
const givenAnswer = { label: partFields.label, response: partResponseSchema };

const revisionSchema = z.int().min(1);

const acceptanceSchema = z.object({
  /** The number of the revision that the answer would be accepted in. */
  revision: revisionSchema,
  /** What pupils who give this answer read now; null for nothing. */
  feedback: z.string().nullable(),
  /** Answers in finished tests that earn more marks, and that earn fewer because their marks were out of date. */
  marksUp: countSchema,
  marksDown: countSchema,
});
export type AcceptanceDto = z.infer<typeof acceptanceSchema>;

export const previewAcceptance = endpoint(
  'POST /admin/questions/:questionId/accepted-answers/preview',
  'author',
  {
    summary: 'What would change if an answer were accepted beside the answer key',
    body: z.object(givenAnswer),
    response: acceptanceSchema,
    statuses: [409],
  },
);

export const acceptAnswer = endpoint('POST /admin/questions/:questionId/accepted-answers', 'author', {
  summary:
    'Accepts an answer beside the answer key in a new revision, and starts to re-mark the answers to revisions that were marked with the same key. Repeated, it goes on where it stopped',
  body: z.object({ ...givenAnswer, revision: revisionSchema }),
  /** Null when there is nothing to re-mark; the running one when it is repeated. */
  response: readCorrectionRun.response,
  creates: true,
});
