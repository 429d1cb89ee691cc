import type { Database, Sql } from '@markwell/database/connect';
import { failedJobs, jobSchema } from '@markwell/database/job-tables';

interface FailedJob {
  id: string;
  kind: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  error: string;
}

/** The columns of pg-boss's table that are read here; what failed keeps the job that it was as its source. */
interface JobTable {
  id: string;
  name: string;
  created_on: Date;
  source_name: string | null;
  source_created_on: Date | null;
  source_retry_count: number | null;
  source_output: { message?: string; value?: { message?: string } } | null;
}

const withJobs = (sql: Sql) => sql.withSchema(jobSchema).$extendTables<{ job: JobTable }>();

/** Newest first, after the job `before`. */
export async function findFailedJobs(
  db: Database,
  before: string | undefined,
  limit: number,
): Promise<FailedJob[]> {
  const jobs = withJobs(db.sql);
  const rows = await jobs
    .selectFrom('job')
    .selectAll()
    .where('name', '=', failedJobs)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_on', 'id'),
          '<',
          eb
            .selectFrom('job as last')
            .select(['last.created_on', 'last.id'])
            .where('last.name', '=', failedJobs)
            .where('last.id', '=', before ?? '')
            .$asTuple('created_on', 'id'),
        ),
      ),
    )
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.source_name ?? failedJobs,
    createdAt: row.source_created_on ?? row.created_on,
    failedAt: row.created_on,
    attempts: attemptsOf(row),
    error: row.source_output?.message ?? row.source_output?.value?.message ?? 'Unknown',
  }));
}

/** Locks the job, so that only one of two administrators decides about it. */
export async function lockFailedJobs(
  transaction: Sql,
  jobId: string,
): Promise<Pick<FailedJob, 'kind' | 'attempts'> | undefined> {
  const row = await withJobs(transaction)
    .selectFrom('job')
    .select(['source_name', 'source_retry_count'])
    .where('name', '=', failedJobs)
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  return row && { kind: row.source_name ?? failedJobs, attempts: attemptsOf(row) };
}

const attemptsOf = ({ source_retry_count }: Pick<JobTable, 'source_retry_count'>) =>
  (source_retry_count ?? 0) + 1;
