import type { z } from 'zod';
import type { JobQueueName } from './boss.repository.ts';

/** A kind of work that is stored in the database and done by a worker. */
export interface JobKind<Data extends object> {
  name: JobQueueName;
  /** The data of a job. They contain no secrets, because failed jobs are kept. */
  data: z.ZodType<Data>;
}

export const jobKind = <Data extends object>(name: JobQueueName, data: z.ZodType<Data>): JobKind<Data> => ({
  name,
  data,
});

/** The data of the jobs of a kind. */
export type DataOf<Kind> = Kind extends JobKind<infer Data> ? Data : never;
