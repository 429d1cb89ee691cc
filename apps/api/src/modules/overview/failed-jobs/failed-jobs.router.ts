import * as contract from '@markwell/shared/overview/jobs.contract';
import { listFailedJobs, retryFailedJobs, removeFailedJobs } from './failed-jobs.service.ts';
import { implement } from '#http/implement.ts';

export const failedJobsRoutes = [
  implement(contract.listFailedJobs, ({ query }, context) => listFailedJobs(context, query.before)),
  implement(contract.retryFailedJob, async ({ caller, params }, context) => {
    await retryFailedJobs(context, caller.id, params.jobId);
    return {};
  }),
  implement(contract.deleteFailedJob, async ({ caller, params }, context) => {
    await removeFailedJobs(context, caller.id, params.jobId);
    return {};
  }),
];
