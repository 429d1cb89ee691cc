import {
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  listQuestions,
  maxQuestionsPerRequest,
  readQuestion,
  setQuestionStatus,
} from '@markwell/shared/admin/questions/questions.contract';
import type { ListedQuestionDto, QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { questionTypes } from '@markwell/shared/vocabulary/question-types';
import {
  keepPreviousData,
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { formatNumber } from '../../lib/format.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';
import type { QuestionQuery } from './question-filters.ts';

/** Milliseconds. Short, because other administrators change questions too. */
const fresh = 30_000;

const listDataOf = ({ pages }: InfiniteData<ResponseOf<typeof listQuestions>>) => ({
  rows: pages.flatMap(({ questions }) => questions),
  counts: pages[0]?.counts,
});

/** The questions page by page. The shown ones stay while new filters load. */
export const useQuestionPages = (query: QuestionQuery) =>
  useInfiniteQuery({
    queryKey: endpointKey(listQuestions, { query }),
    queryFn: ({ signal, pageParam }) =>
      call(
        listQuestions,
        { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: listDataOf,
    placeholderData: keepPreviousData,
    staleTime: fresh,
  });

export const useQuestion = (questionId: string) =>
  useQuery({ ...endpointQuery(readQuestion, { params: { questionId } }), staleTime: fresh });

/** After a change, all cached questions are fetched again. */
function useForget() {
  const client = useQueryClient();
  return (deleted = false) =>
    Promise.all([
      client.invalidateQueries({ queryKey: endpointKey(listQuestions) }),
      // Deleted questions are not fetched again.
      client.invalidateQueries({
        queryKey: endpointKey(readQuestion),
        refetchType: deleted ? 'none' : 'active',
      }),
    ]);
}

export function useEditQuestion(questionId: string) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: QuestionEdit) => call(editQuestion, { params: { questionId }, body }),
    onSuccess: () => {
      showToast('success', 'Question updated successfully');
      return forget();
    },
  });
}

export function useSetStatus() {
  const forget = useForget();
  return useMutation({
    mutationFn: async ({ questionIds, status }: { questionIds: string[]; status: 'published' | 'draft' }) => {
      let changed = 0;
      for (const part of parts(questionIds)) {
        changed += (await call(setQuestionStatus, { body: { questionIds: part, status } })).changed;
      }
      return { changed };
    },
    onSuccess: ({ changed }, { status }) => {
      const done = status === 'published' ? 'published' : 'withdrawn to the drafts';
      showToast('success', `${formatNumber(changed)} question(s) ${done}`);
      return forget();
    },
    onError: (error) => showToast('error', 'Failed to update question', messageOf(error)),
  });
}

export function useDeleteQuestion() {
  const forget = useForget();
  return useMutation({
    mutationFn: (questionId: string) => call(deleteQuestion, { params: { questionId } }),
    onSuccess: () => {
      showToast('success', 'Question deleted successfully');
      return forget(true);
    },
    onError: (error) => showToast('error', 'Failed to delete question', messageOf(error)),
  });
}

/** Splits ids into parts of the size that one request accepts. */
function* parts(questionIds: readonly string[]): Generator<string[]> {
  for (let start = 0; start < questionIds.length; start += maxQuestionsPerRequest) {
    yield questionIds.slice(start, start + maxQuestionsPerRequest);
  }
}

/** Deletes one after the other: one request for each type (spec 3 §7), or several if they are many. */
async function deleteByType(questions: readonly ListedQuestionDto[]): Promise<number> {
  let count = 0;
  for (const questionType of questionTypes) {
    const questionIds = questions.filter((each) => each.questionType === questionType).map(({ id }) => id);
    for (const part of parts(questionIds)) {
      count += (await call(deleteQuestions, { body: { questionIds: part, questionType } })).deleted;
    }
  }
  return count;
}

export function useDeleteQuestions() {
  const forget = useForget();
  return useMutation({
    mutationFn: deleteByType,
    onSuccess: (count) => {
      showToast('success', `Successfully deleted ${formatNumber(count)} question(s)`);
    },
    onError: () => showToast('error', 'Failed to delete questions. Please try again.'),
    onSettled: () => forget(true),
  });
}
