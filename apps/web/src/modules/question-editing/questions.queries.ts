import {
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  editQuestionWithPictures,
  exportQuestions,
  findDownloadable,
  listQuestions,
  maxQuestionsPerRequest,
  readQuestion,
  setQuestionStatus,
  type ChosenStatus,
} from '@markwell/shared/question-editing/questions.contract';
import { listPassages } from '@markwell/shared/question-editing/passages.contract';
import { readHistory } from '@markwell/shared/question-editing/history.contract';
import type {
  ExportedQuestionDto,
  ListedQuestionDto,
  QuestionEdit,
} from '@markwell/shared/question-bank/questions.schemas';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { questionTypes } from '@markwell/shared/question-bank/question-types.vocabulary';
import {
  keepPreviousData,
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { WrittenQuestion } from './question-file/write-question-file.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { call, type FileToSend } from '#lib/api/client.ts';
import { formatNumber } from '#lib/format.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { changeListed, removeListed, rowOf } from './list-cache.ts';
import type { QuestionQuery } from './question-filters.ts';

/** Short, because other administrators change questions too. */
const freshForMs = 30_000;

const listDataOf = ({ pages }: InfiniteData<ResponseOf<typeof listQuestions>>) => ({
  rows: pages.flatMap(({ questions }) => questions),
  counts: pages[0]?.counts,
  loadedPages: pages.length,
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
    staleTime: freshForMs,
  });

export const useQuestion = (questionId: string) =>
  useQuery({ ...endpointQuery(readQuestion, { params: { questionId } }), staleTime: freshForMs });

/** After a change of questions, those that are open are fetched again. The rows of the lists are changed in place. */
export function useRefreshQuestions() {
  const client = useQueryClient();
  return (deleted = false) =>
    Promise.all([
      client.invalidateQueries({ queryKey: endpointKey(listPassages) }),
      client.invalidateQueries({
        queryKey: endpointKey(readHistory),
        refetchType: deleted ? 'none' : 'active',
      }),
      // Deleted questions are not fetched again.
      client.invalidateQueries({
        queryKey: endpointKey(readQuestion),
        refetchType: deleted ? 'none' : 'active',
      }),
    ]);
}

export function useEditQuestion(questionId: string) {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return useMutation({
    mutationFn: ({ edit, files }: { edit: QuestionEdit; files: readonly FileToSend[] }) => {
      const params = { questionId };
      if (files.length === 0) return call(editQuestion, { params, body: edit });
      return call(editQuestionWithPictures, { params, body: { edit: JSON.stringify(edit) } }, { files });
    },
    onSuccess: ({ question }) => {
      changeListed(client, [questionId], () => rowOf(question));
      showToast('success', 'Question updated successfully');
      return refresh();
    },
    // The question is shown as it is now. The form keeps what was typed.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? refresh() : undefined),
  });
}

const statusTexts: Record<ChosenStatus, string> = {
  published: 'published',
  reserved: 'reserved for assignments',
  draft: 'withdrawn to the drafts',
};

export function useSetStatus() {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return useMutation({
    mutationFn: async ({ questionIds, status }: { questionIds: string[]; status: ChosenStatus }) => {
      let changed = 0;
      for (const batch of batches(questionIds)) {
        changed += (await call(setQuestionStatus, { body: { questionIds: batch, status } })).changed;
      }
      return { changed };
    },
    onSuccess: ({ changed }, { questionIds, status }) => {
      changeListed(client, questionIds, () => ({ status }));
      showToast('success', `${formatNumber(changed)} question(s) ${statusTexts[status]}`);
      return refresh();
    },
    onError: (error) => showToast('error', 'Failed to update question', messageOf(error)),
  });
}

/** The questions of a download: rows of the list, or all that match its filters. */
export type ChosenQuestions = { rows: readonly ListedQuestionDto[] } | { filter: QuestionQuery };

const hasPicture = (question: ListedQuestionDto) =>
  question.hasQuestionImage || question.hasSolutionImage || question.hasImageOptions;

function downloadableOf(rows: readonly ListedQuestionDto[]): ResponseOf<typeof findDownloadable> {
  const plain = rows.filter((question) => !hasPicture(question));
  const usable = plain.filter(
    ({ answer, answerKinds }) => answer !== null || answerKinds.some((kind) => kind !== 'choice'),
  );
  return {
    questionIds: usable.map(({ id }) => id),
    pictured: rows.length - plain.length,
    unanswered: plain.length - usable.length,
  };
}

/** Which of the questions can be in a file, and how many cannot; undefined while the server counts them. */
export function useDownloadable(chosen: ChosenQuestions) {
  const filter = 'filter' in chosen ? chosen.filter : undefined;
  const query = useQuery({
    ...endpointQuery(findDownloadable, { query: filter ?? {} }),
    enabled: filter !== undefined,
    staleTime: 0,
  });
  if ('rows' in chosen) return { downloadable: downloadableOf(chosen.rows), query };
  return { downloadable: query.isFetching ? undefined : query.data, query };
}

/** Reads questions for a file; a passage is a part of the text. */
export const useExportQuestions = () =>
  useMutation({
    mutationFn: async (questionIds: readonly string[]) => {
      const written: WrittenQuestion[] = [];
      for (const batch of batches(questionIds)) {
        const { questions } = await call(exportQuestions, { body: { questionIds: batch } });
        written.push(...questions.map(toWritten));
      }
      return written;
    },
  });

const toWritten = ({
  passage,
  questionText,
  options,
  parts,
  explanationText,
  ...question
}: ExportedQuestionDto): WrittenQuestion => ({
  ...question,
  text: [passage?.title, passage?.body, questionText].filter(Boolean).join('\n\n'),
  options: options.map(({ text }) => text),
  correctIndex: options.findIndex(({ isCorrect }) => isCorrect),
  ...(parts && { parts }),
  solution: explanationText ?? parts?.flatMap(({ steps }) => steps).join('\n') ?? '',
});

export function useDeleteQuestion() {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return useMutation({
    mutationFn: (questionId: string) => call(deleteQuestion, { params: { questionId } }),
    onSuccess: (_deleted, questionId) => {
      removeListed(client, [questionId]);
      showToast('success', 'Question deleted successfully');
      return refresh(true);
    },
    onError: (error) => showToast('error', 'Failed to delete question', messageOf(error)),
  });
}

/** Splits ids into batches of the size that one request accepts. */
function* batches(questionIds: readonly string[]): Generator<string[]> {
  for (let start = 0; start < questionIds.length; start += maxQuestionsPerRequest) {
    yield questionIds.slice(start, start + maxQuestionsPerRequest);
  }
}

/** Deletes one after the other: one request for each type, or several if they are many. */
async function deleteByType(questions: readonly ListedQuestionDto[]): Promise<number> {
  let count = 0;
  for (const questionType of questionTypes) {
    const questionIds = questions.filter((each) => each.questionType === questionType).map(({ id }) => id);
    for (const batch of batches(questionIds)) {
      count += (await call(deleteQuestions, { body: { questionIds: batch, questionType } })).deleted;
    }
  }
  return count;
}

export function useDeleteQuestions() {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return useMutation({
    mutationFn: deleteByType,
    onSuccess: (count, questions) => {
      removeListed(
        client,
        questions.map(({ id }) => id),
      );
      showToast('success', `Successfully deleted ${formatNumber(count)} question(s)`);
    },
    onError: () => {
      showToast('error', 'Failed to delete questions. Please try again.');
      // Some of them may be deleted.
      return client.invalidateQueries({ queryKey: endpointKey(listQuestions) });
    },
    onSettled: () => refresh(true),
  });
}
