import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import {
  editRapidFireQuestion,
  listRapidFireQuestions,
  rapidFireQuestionsPerPage,
  type RapidFireQuestionEdit,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pagedData, useListQuery } from '#ui/admin/list/use-list-query.ts';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

interface RapidFireQuestionFilters {
  page: number;
  search: string;
  examTypeId: string;
  subjectId: string;
  level: number;
}

export const useRapidFireQuestions = (filters: RapidFireQuestionFilters) =>
  useListQuery(
    endpointQuery(listRapidFireQuestions, { query: chosenFilters(filters) }),
    ({ questions, ...counts }) => pagedData(questions, rapidFireQuestionsPerPage, counts),
  );

export function useEditRapidFireQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RapidFireQuestionEdit) => call(editRapidFireQuestion, { params: { id }, body }),
    onSuccess: () => showToast('success', 'Question updated successfully'),
    // An error may mean that another administrator has changed the question.
    onSettled: () =>
      Promise.all(
        [listRapidFireQuestions, listQuestions, readQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
