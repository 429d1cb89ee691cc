import { deleteFailedJob, listFailedJobs, retryFailedJob } from '@markwell/shared/overview/jobs.contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { cursorPages } from '#lib/query/cursor-pages.ts';

const key = endpointKey(listFailedJobs, { query: {} });

/** The failed jobs, newest first, page by page. */
export const useFailedJobs = () =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ signal, pageParam }) => call(listFailedJobs, { query: { before: pageParam } }, { signal }),
    ...cursorPages,
    select: ({ pages }) => ({ rows: pages.flatMap(({ jobs }) => jobs) }),
    staleTime: 0,
  });

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => call(retryFailedJob, { params: { jobId } }),
    onSuccess: () => showToast('success', 'The job will be retried'),
    onError: (error) => showToast('error', 'Failed to try the job again', messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => call(deleteFailedJob, { params: { jobId } }),
    onSuccess: () => showToast('success', 'The job is deleted'),
    onError: (error) => showToast('error', 'Failed to delete the job', messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
