import type { Database } from '@markwell/database/connect';
import { failedJobs, jobSchema } from '@markwell/database/job-tables';

export interface JobCounts {
  /** Not begun, or waiting for the next try. */
  waiting: number;
  running: number;
  /** Not tried again. */
  failed: number;
}

/** The jobs of all processes. pg-boss deletes finished ones, so the table stays small. */
export const createCountJobs = (database: Database) => async (): Promise<JobCounts> =>
  database.sql
    .withSchema(jobSchema)
    .$extendTables<{ job: { name: string; state: string } }>()
    .selectFrom('job')
    .select((eb) => {
      const isFailed = eb('name', '=', failedJobs);
      return [
        eb.fn
          .countAll<number>()
          .filterWhere((of) => of.and([of.not(isFailed), of('state', 'in', ['created', 'retry'])]))
          .as('waiting'),
        eb.fn.countAll<number>().filterWhere('state', '=', 'active').as('running'),
        eb.fn.countAll<number>().filterWhere(isFailed).as('failed'),
      ];
    })
    .executeTakeFirstOrThrow();
