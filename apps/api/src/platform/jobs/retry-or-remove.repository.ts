import { failedJobs } from '@markwell/database/job-tables';
import type { Sql } from '@markwell/database/connect';
import { fromKysely, type PgBoss } from 'pg-boss';

/** What an administrator can do with a job that failed every retry, in the transaction of the audit entry. */
export interface FailedJobs {
  /** Puts the job back into its queue, as a new one. */
  retry: (transaction: Sql, jobId: string) => Promise<unknown>;
  remove: (transaction: Sql, jobId: string) => Promise<unknown>;
}

export const createFailedJobs = (boss: Pick<PgBoss, 'redrive' | 'deleteJob'>): FailedJobs => ({
  retry: (transaction, jobId) => boss.redrive(failedJobs, { ids: [jobId], db: fromKysely(transaction) }),
  remove: (transaction, jobId) => boss.deleteJob(failedJobs, jobId, { db: fromKysely(transaction) }),
});
