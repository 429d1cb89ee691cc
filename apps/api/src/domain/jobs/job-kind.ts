import type { JobQueueName } from './boss.repository.ts';
import type { z } from 'zod';

/** A kind of work that is stored in the database and done by a worker. */
export interface JobKind<Data extends object> {
  name: JobQueueName;
  /** The data of a job. They contain no secrets, because failed jobs are kept. */
  data: z.ZodType<Data>;
}
