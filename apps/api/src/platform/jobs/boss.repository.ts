import type { Database } from '@markwell/database/connect';
import { jobSchema } from '@markwell/database/job-tables';
import { PgBoss } from 'pg-boss';

export type { JobQueueName } from '@markwell/database/job-tables';

/** Seconds after which a worker looks again for jobs whose worker was lost. */
const superviseSeconds = 15;

/** pg-boss on the connections of this process. */
export const createBoss = ({ executeSql }: Database): PgBoss =>
  new PgBoss({
    db: { executeSql },
    schema: jobSchema,
    migrate: false,
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
