import { failedJobs } from '@markwell/database/job-tables';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { fromKysely, type PgBoss } from 'pg-boss';

/** What an administrator can do with a job that failed every retry, in the transaction of the audit entry. */
export interface FailedJobs {
  /** Puts the job back into its queue, as a new one. */
  retry: (transaction: Queries, jobId: string) => Promise<unknown>;
  remove: (transaction: Queries, jobId: string) => Promise<unknown>;
}

export const createFailedJobs = (boss: Pick<PgBoss, 'redrive' | 'deleteJob'>): FailedJobs => ({
  retry: (transaction, jobId) =>
    boss.redrive(failedJobs, { ids: [jobId], db: fromKysely(sqlOf(transaction)) }),
  remove: (transaction, jobId) => boss.deleteJob(failedJobs, jobId, { db: fromKysely(sqlOf(transaction)) }),
});
