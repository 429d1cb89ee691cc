import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { beforeQuery, nextBeforeSchema } from '../contract/list-schemas.ts';

export const failedJobsPerPage = 50;

const failedJobSchema = z.object({
  id: idSchema,
  /** What it was to do, for example 'weekly-report'. */
  kind: z.string(),
  createdAt: instantSchema,
  failedAt: instantSchema,
  attempts: countSchema,
  /** Of the last attempt, without e-mail addresses. */
  error: z.string(),
});
export type FailedJobDto = z.infer<typeof failedJobSchema>;

export const listFailedJobs = endpoint('GET /admin/jobs', 'admin', {
  summary: 'The jobs that failed and are no longer retried, newest first',
  query: beforeQuery,
  response: z.object({ jobs: z.array(failedJobSchema), next: nextBeforeSchema }),
});

export const retryFailedJob = endpoint('POST /admin/jobs/:jobId/retry', 'admin', {
  summary: 'Retry a failed job, with as many attempts as a new one',
  response: z.object({}),
});

export const deleteFailedJob = endpoint('DELETE /admin/jobs/:jobId', 'admin', {
  summary: 'Delete a failed job; its work is not done',
  response: z.object({}),
});
