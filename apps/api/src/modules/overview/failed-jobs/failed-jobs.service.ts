import { failedJobsPerPage, type FailedJobDto } from '@markwell/shared/overview/jobs.contract';
import type { AuditAction } from '@markwell/shared/audit/audit.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Context } from '#context.ts';
import { lockFailedJobs, findFailedJobs } from './failed-jobs.repository.ts';

// `retryFailedJobs` and `removeFailedJobs` throw NOT_FOUND, also when another administrator was faster.

function decide(
  context: Context,
  actorId: string,
  jobId: string,
  action: AuditAction,
  change: (transaction: Transaction, jobId: string) => Promise<unknown>,
) {
  return inTransaction(context.db, async (transaction) => {
    const job = await lockFailedJobs(transaction, jobId);
    if (!job) throw notFound('This job no longer exists');
    await change(transaction, jobId);
    const target = { kind: 'job', id: jobId } as const;
    await recordChange(transaction, { actorId, action, target, before: job, after: null });
  });
}

export async function listFailedJobs(
  context: Context,
  before: string | undefined,
): Promise<{ jobs: FailedJobDto[]; next: string | null }> {
  const found = await findFailedJobs(context.db, before, failedJobsPerPage + 1);
  const jobs = found.slice(0, failedJobsPerPage).map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return { jobs, next: found.length > failedJobsPerPage ? (jobs.at(-1)?.id ?? null) : null };
}

export function retryFailedJobs(context: Context, actorId: string, jobId: string): Promise<void> {
  return decide(context, actorId, jobId, 'job.retried', context.failedJobs.retry);
}

export function removeFailedJobs(context: Context, actorId: string, jobId: string): Promise<void> {
  return decide(context, actorId, jobId, 'job.deleted', context.failedJobs.remove);
}
