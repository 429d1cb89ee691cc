import { listQuestions, readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import {
  editQuizQuestion,
  listQuizQuestions,
  type QuizQuestionEdit,
} from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

export type QuizQuestionQuery = InputOf<typeof listQuizQuestions>['query'];

/** Always refetched: other administrators change questions too. */
export const useQuizQuestions = (query: QuizQuestionQuery) =>
  useQuery({
    ...endpointQuery(listQuizQuestions, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useEditQuizQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: QuizQuestionEdit) => call(editQuizQuestion, { params: { id }, body }),
    onSuccess: () => {
      showToast('success', 'Question updated successfully');
    },
    // An error may mean that another administrator has changed the question.
    onSettled: () =>
      Promise.all(
        [listQuizQuestions, listQuestions, readQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
