import type { Database } from '@markwell/database/connect';
import { jobSchema } from '@markwell/database/job-tables';
import { PgBoss } from 'pg-boss';

export { periodicJobs, type JobQueueName } from '@markwell/database/job-tables';

/** Seconds after which a worker looks again for jobs whose worker was lost. */
const superviseSeconds = 15;

/** Seconds between two looks for periodic jobs that are due. A sent one is passed on after a second. */
const scheduleSeconds = 5;

/** pg-boss on the connections of this process. */
export const createBoss = ({ executeSql }: Database): PgBoss =>
  new PgBoss({
    db: { executeSql },
    schema: jobSchema,
    migrate: false,
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: 1,
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
