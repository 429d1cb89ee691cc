import {
  cancelBulkChange,
  countMatchingQuestions,
  listBulkChanges,
  listUnchangedQuestions,
  startBulkChange,
  undoBulkChange,
  type BulkAction,
  type BulkChangeDto,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { listRapidFireQuestions } from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import type { QuestionQuery } from '../question-filters.ts';

/** The questions of a bulk change: those with the ids, or all that match the filters of the list, without an order. */
export type BulkSelection = { questionIds: string[] } | { filter: QuestionQuery };

/** Between two looks at a change that is running. */
const pollEveryMs = 1_000;

export const isActive = ({ status }: BulkChangeDto) => status === 'running' || status === 'undoing';

/** The latest bulk changes, kept up to date while one is running. When it ends, the questions are fetched again. */
export function useBulkChanges(): { changes: BulkChangeDto[] | undefined; isPending: boolean } {
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    ...endpointQuery(listBulkChanges),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.bulkChanges.some(isActive) ? pollEveryMs : false),
  });
  const isRunning = data?.bulkChanges.some(isActive) ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      for (const endpoint of [listQuestions, listRapidFireQuestions, readQuestion, listUnchangedQuestions])
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
    wasRunning.current = isRunning;
  }, [isRunning, client]);
  return { changes: data?.bulkChanges, isPending };
}

/** How many questions a bulk change would be about; undefined while they are counted. */
export function useSelectionCount(selection: BulkSelection) {
  const filter = 'filter' in selection ? selection.filter : undefined;
  const query = useQuery({
    ...endpointQuery(countMatchingQuestions, { query: filter ?? {} }),
    enabled: filter !== undefined,
    staleTime: 0,
  });
  if ('questionIds' in selection) return { count: selection.questionIds.length, query };
  return { count: query.isFetching ? undefined : query.data?.count, query };
}

type Reply = ResponseOf<typeof undoBulkChange>;

/** Shows the new state immediately; the next request shows the progress. */
function showChange(client: QueryClient, { bulkChange }: Reply) {
  client.setQueryData<ResponseOf<typeof listBulkChanges>>(endpointKey(listBulkChanges), (data) => ({
    bulkChanges: [bulkChange, ...(data?.bulkChanges ?? []).filter(({ id }) => id !== bulkChange.id)].sort(
      (one, other) => (one.id < other.id ? 1 : -1),
    ),
  }));
}

export function useStartBulkChange(selection: BulkSelection, count: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: BulkAction) =>
      call(startBulkChange, {
        body: {
          action,
          selection: 'filter' in selection ? { ...selection, count: count ?? 0 } : selection,
        },
      }),
    onSuccess: (reply) => showChange(client, reply),
    onError: () => client.invalidateQueries({ queryKey: endpointKey(countMatchingQuestions) }),
  });
}

/** Cancels or undoes a bulk change; both have the same form. */
const useStep = (endpoint: typeof cancelBulkChange, failure: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<Reply> => call(endpoint, { params: { id } }),
    onSuccess: (reply) => showChange(client, reply),
    onError: toastError(failure),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listBulkChanges) }),
  });
};

export const useCancelBulkChange = () => useStep(cancelBulkChange, 'The change could not be cancelled.');
export const useUndoBulkChange = () => useStep(undoBulkChange, 'The change could not be undone.');

export const useUnchangedQuestions = (id: string) =>
  useQuery({ ...endpointQuery(listUnchangedQuestions, { params: { id } }), staleTime: 0 });
