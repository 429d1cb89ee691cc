import * as contract from '@markwell/shared/overview/jobs.contract';
import type { Mount } from '#http/mount.ts';
import type { FailedJobsService } from './failed-jobs.service.ts';

export function mountFailedJobs(mount: Mount, jobs: FailedJobsService): void {
  mount(contract.listFailedJobs, ({ query }) => jobs.list(query.before));
  mount(contract.retryFailedJob, async ({ caller, params }) => {
    await jobs.retry(caller.id, params.jobId);
    return {};
  });
  mount(contract.deleteFailedJob, async ({ caller, params }) => {
    await jobs.remove(caller.id, params.jobId);
    return {};
  });
}
