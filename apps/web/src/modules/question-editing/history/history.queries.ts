import { readHistory, undoChange } from '@markwell/shared/question-editing/history.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useRefreshQuestions } from '../questions.queries.ts';

export const useHistory = (questionId: string, enabled: boolean) =>
  useQuery({ ...endpointQuery(readHistory, { params: { questionId } }), enabled });

export function useUndoChange(questionId: string) {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return useMutation({
    mutationFn: (changeId: string) => call(undoChange, { params: { questionId }, body: { changeId } }),
    onSuccess: () => showToast('success', 'The last change is undone'),
    onError: (error) => showToast('error', 'Failed to undo the change', messageOf(error)),
    // A conflict means that there is a later change, which the list then shows.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: endpointKey(listQuestions) }), refresh()]),
  });
}
