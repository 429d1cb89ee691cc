import {
  listUploadBatches,
  publishUploadBatch,
  takeBackUploadBatch,
} from '@markwell/shared/question-editing/upload-batches.contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { countOf } from '#lib/format.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { cursorPages } from '#lib/query/cursor-pages.ts';

/** The uploads, newest first, page by page. Always refetched, because other administrators upload too. */
export const useUploadBatches = () =>
  useInfiniteQuery({
    queryKey: endpointKey(listUploadBatches, { query: {} }),
    queryFn: ({ signal, pageParam }) => call(listUploadBatches, { query: { before: pageParam } }, { signal }),
    ...cursorPages,
    select: ({ pages }) => ({ rows: pages.flatMap(({ uploads }) => uploads) }),
    staleTime: 0,
  });

export function usePublishBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => call(publishUploadBatch, { params: { batchId } }),
    onSuccess: ({ published }) => showToast('success', `${countOf(published, 'question')} published`),
    onError: (error) => showToast('error', 'Failed to publish the upload', messageOf(error)),
    // The counts of questions appear on many pages.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useTakeBackBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => call(takeBackUploadBatch, { params: { batchId } }),
    onSuccess: ({ deleted, archived }) => {
      const parts = [`${countOf(deleted, 'question')} deleted`];
      if (archived > 0) parts.push(`${countOf(archived, 'question')} archived`);
      showToast('success', 'Upload taken back', parts.join(', '));
    },
    onError: (error) => showToast('error', 'Failed to take back the upload', messageOf(error)),
    onSettled: () => client.invalidateQueries(),
  });
}
