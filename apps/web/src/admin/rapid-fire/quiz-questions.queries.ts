import { listQuestions, readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import {
  editQuizQuestion,
  listQuizQuestions,
  quizQuestionsPerPage,
  type QuizQuestionEdit,
} from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pagedData, useListQuery } from '../../components/admin/list/use-list-query.ts';
import { chosenFilters } from '../../components/admin/list/use-url-filters.ts';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

interface QuizQuestionFilters {
  page: number;
  search: string;
  examTypeId: string;
  subjectId: string;
  level: number;
}

export const useQuizQuestions = (filters: QuizQuestionFilters) =>
  useListQuery(
    endpointQuery(listQuizQuestions, { query: chosenFilters(filters) }),
    ({ questions, ...counts }) => pagedData(questions, quizQuestionsPerPage, counts),
  );

export function useEditQuizQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: QuizQuestionEdit) => call(editQuizQuestion, { params: { id }, body }),
    onSuccess: () => showToast('success', 'Question updated successfully'),
    // An error may mean that another administrator has changed the question.
    onSettled: () =>
      Promise.all(
        [listQuizQuestions, listQuestions, readQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
