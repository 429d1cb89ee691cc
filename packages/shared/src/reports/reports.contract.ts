import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idSchema } from '../contract/field-schemas.ts';
import { reportReasons } from './reports.vocabulary.ts';

const reason = z.enum(reportReasons);

/** The id of the test or quiz that showed the question; 'test-session' is accepted too, as the specification has it. */
const sessionId = z.union([idSchema, z.literal('test-session')]);

const reportSchema = z.discriminatedUnion('questionType', [
  z.object({ questionType: z.literal('mock-test'), questionId: idSchema, reason, sessionId }),
  z.object({ questionType: z.literal('rapid-fire'), questionId: idSchema, reason, sessionId }),
  z.object({
    questionType: z.literal('past-paper'),
    /** `{paperId}-{number}`. */
    questionId: z
      .string()
      .regex(/^[0-9a-f-]{36}-[1-9]\d{0,2}$/i, 'This is not a paper and a question number'),
    reason,
    sessionId: idSchema,
  }),
]);

export const createReport = endpoint('POST /questions/flag', 'learner', {
  summary: 'Report a question; a second report while the first is open changes its reason',
  body: reportSchema,
  response: z.object({ id: idSchema, status: z.literal('PENDING') }),
  statuses: [404],
  creates: true,
});
