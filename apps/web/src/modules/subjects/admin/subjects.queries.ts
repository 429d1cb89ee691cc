import {
  createSubject,
  createTopic,
  deleteSubject,
  deleteTopic,
  listAdminSubjects,
  listAdminTopics,
  readAdminSubject,
  subjectPageSize,
  updateSubject,
  updateTopic,
  type ChangedTopic,
  type SubjectEdit,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { listExamTypes } from '@markwell/shared/subjects/subjects.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { useListQuery } from '#ui/admin/list/use-list-query.ts';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';
import { showToast, toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';

/** Long, because a subject can have a million questions. */
const removalTimeoutMs = 150_000;

interface SubjectFilters {
  page: number;
  search: string;
  stageId: string;
}

export const useSubjects = (filters: SubjectFilters) =>
  useListQuery(
    endpointQuery(listAdminSubjects, { query: { limit: subjectPageSize, ...chosenFilters(filters) } }),
    ({ subjects, pagination: { pages, total } }) => ({ rows: subjects, pageCount: pages, total }),
  );

export const useSubject = (id: string) =>
  useQuery({ ...endpointQuery(readAdminSubject, { params: { id } }), staleTime: 0 });

export const useTopics = (subjectId: string) =>
  useQuery({
    ...endpointQuery(listAdminTopics, { params: { id: subjectId } }),
    select: ({ topics }) => ({ rows: topics }),
    staleTime: 0,
  });

export function useStageChoices() {
  const { data, isError, refetch } = useQuery(endpointQuery(listExamTypes));
  const stages = (data ?? []).map(({ id, name }) => ({ value: id, label: shortStageName(name) }));
  return { stages, isError, retry: () => void refetch() };
}

/** A mutation of the curriculum; every list of subjects and topics is fetched again. */
function useChange<Input, Reply>(
  mutationFn: (input: Input) => Promise<Reply>,
  toasts?: { success: string; failure: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      if (toasts) showToast('success', toasts.success);
    },
    // An error may mean that somebody else has changed something.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && /subjects|stages/u.test(path),
      }),
    ...(toasts && { onError: toastError(toasts.failure) }),
  });
}

export const useSaveSubject = () =>
  useChange(({ id, subject }: { id: string | null; subject: SubjectEdit & { stageId: string } }) =>
    id === null
      ? call(createSubject, { body: subject })
      : call(updateSubject, { params: { id }, body: subject }),
  );

export const useSaveTopic = (subjectId: string) =>
  useChange(({ id, topic }: { id: string | null; topic: ChangedTopic }) =>
    id === null
      ? call(createTopic, { params: { id: subjectId }, body: topic })
      : call(updateTopic, { params: { id }, body: topic }),
  );

const useDelete = (endpoint: typeof deleteSubject, what: string) =>
  useChange(
    (id: string) =>
      call(endpoint, { params: { id }, query: { cascade: 'true' } }, { timeoutMs: removalTimeoutMs }),
    { success: `${what} deleted successfully!`, failure: `Failed to delete ${what.toLowerCase()}` },
  );

export const useDeleteSubject = () => useDelete(deleteSubject, 'Subject');
export const useDeleteTopic = () => useDelete(deleteTopic, 'Topic');
