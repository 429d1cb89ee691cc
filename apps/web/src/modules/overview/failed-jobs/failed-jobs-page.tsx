import type { FailedJobDto } from '@markwell/shared/overview/jobs.contract';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { failedJobColumns, kindNameOf } from './failed-job-columns.tsx';
import { useDeleteJob, useFailedJobs, useRetryJob } from './failed-jobs.queries.ts';

const texts: ListTexts = {
  label: 'Failed jobs',
  more: { label: 'Show older jobs', failure: 'Older jobs could not be loaded.' },
  failure: 'The failed jobs could not be loaded.',
  empty: {
    icon: ListChecks,
    title: 'No failed jobs',
    text: 'A job that fails five retries will appear here',
  },
};

/** E-mails and other work that failed every retry: to try again, or to delete. */
export function FailedJobsPage() {
  const jobs = useFailedJobs();
  const { mutate, isPending, variables } = useRetryJob();
  const [deleting, setDeleting] = useState<FailedJobDto | null>(null);
  const retryingId = isPending ? variables : null;
  const columns = useMemo(
    () => failedJobColumns({ retryingId, onRetry: ({ id }) => mutate(id), onDelete: setDeleting }),
    [mutate, retryingId],
  );
  return (
    <>
      <AdminPageHeader
        title="Failed Jobs"
        lead="E-mails that could not be sent, and other work that failed for about an hour, newest first. They are kept for 30 days."
      />
      <ListPage {...texts} query={jobs} columns={columns} />
      {deleting && <DeleteJob job={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function DeleteJob({ job, onClose }: { job: FailedJobDto; onClose: () => void }) {
  return (
    <ConfirmDelete
      title="Delete this job?"
      description={<p>{kindNameOf(job)}: this work will not be done. This cannot be undone.</p>}
      confirmLabel="Delete job"
      deletion={useDeleteJob()}
      target={job.id}
      onClose={onClose}
    />
  );
}
