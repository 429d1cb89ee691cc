import type { JobQueueName } from './boss.repository.ts';
import type { z } from 'zod';

/** A kind of work that is stored in the database and done by a worker. */
export interface JobKind<Data extends object> {
  name: JobQueueName;
  /** What a job says. It holds no secrets: an administrator may see a failed one, and so may whoever has a backup. */
  data: z.ZodType<Data>;
}
