import { failedJobsPerPage, type FailedJobDto } from '@markwell/shared/overview/jobs.contract';
import type { AuditAction } from '@markwell/shared/audit/audit.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import type { FailedJobs } from '#platform/jobs/retry-or-remove.repository.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { FailedJobsRepository } from './failed-jobs.repository.ts';

/** `retry` and `remove` throw NOT_FOUND, also when another administrator was faster. */
export interface FailedJobsService {
  list: (before: string | undefined) => Promise<{ jobs: FailedJobDto[]; next: string | null }>;
  retry: (actorId: string, jobId: string) => Promise<void>;
  remove: (actorId: string, jobId: string) => Promise<void>;
}

interface Dependencies {
  repository: FailedJobsRepository;
  failedJobs: FailedJobs;
  inTransaction: InTransaction;
}

export function createFailedJobsService(dependencies: Dependencies): FailedJobsService {
  const { repository, failedJobs, inTransaction } = dependencies;

  const decide = (
    actorId: string,
    jobId: string,
    action: AuditAction,
    change: (transaction: Transaction, jobId: string) => Promise<unknown>,
  ) =>
    inTransaction(async (transaction) => {
      const job = await repository.lock(transaction, jobId);
      if (!job) throw notFound('This job no longer exists');
      await change(transaction, jobId);
      const target = { kind: 'job', id: jobId } as const;
      await recordChange(transaction, { actorId, action, target, before: job, after: null });
    });

  return {
    async list(before) {
      const found = await repository.list(before, failedJobsPerPage + 1);
      const jobs = found.slice(0, failedJobsPerPage).map(({ createdAt, failedAt, ...job }) => ({
        ...job,
        createdAt: createdAt.toISOString(),
        failedAt: failedAt.toISOString(),
      }));
      return { jobs, next: found.length > failedJobsPerPage ? (jobs.at(-1)?.id ?? null) : null };
    },
    retry: (actorId, jobId) => decide(actorId, jobId, 'job.retried', failedJobs.retry),
    remove: (actorId, jobId) => decide(actorId, jobId, 'job.deleted', failedJobs.remove),
  };
}
