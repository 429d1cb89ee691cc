import {
  changeCreativeQuestions,
  creativePageSize,
  deleteCreativeQuestion,
  draftFromGeneration,
  listCreativeQuestions,
  setCreativeQuestionStatus,
  updateCreativeQuestion,
  uploadCreativeQuestion,
} from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { generateCreativeWriting } from '@markwell/shared/ai-drafts/ai.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import type { CreativeStatus } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGeneration } from '#modules/ai-drafts/generations/use-generation.ts';
import { pagedData, useListQuery } from '#ui/admin/list/use-list-query.ts';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';
import { showToast, toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { formatNumber } from '#lib/format.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** Of a change of many questions. */
const bulkTimeoutMs = 60_000;

interface CreativeQuestionFilters {
  page: number;
  search: string;
  /** Empty for both. */
  status: CreativeStatus | '';
}

export const useCreativeQuestions = (filters: CreativeQuestionFilters) =>
  useListQuery(
    endpointQuery(listCreativeQuestions, { query: { limit: creativePageSize, ...chosenFilters(filters) } }),
    ({ questions, ...counts }) => pagedData(questions, creativePageSize, counts),
  );

/** A mutation that changes questions; the shown lists are fetched again. */
function useChange<Change, Reply>(
  change: (input: Change) => Promise<Reply>,
  toasts?: { success: (input: Change, reply: Reply) => string; failure: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, input) => {
      if (toasts) showToast('success', toasts.success(input, reply));
    },
    // An error may mean that somebody else has changed the question.
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listCreativeQuestions) }),
    ...(toasts && { onError: toastError(toasts.failure) }),
  });
}

export const useUpload = () =>
  useChange((body: InputOf<typeof uploadCreativeQuestion>['body']) => call(uploadCreativeQuestion, { body }));

export const useUpdate = (id: string) =>
  useChange((body: InputOf<typeof updateCreativeQuestion>['body']) =>
    call(updateCreativeQuestion, { params: { id }, body }),
  );

export const useDraftFromGeneration = () =>
  useChange((body: InputOf<typeof draftFromGeneration>['body']) => call(draftFromGeneration, { body }));

export const useSetStatus = () =>
  useChange(
    ({ id, status }: { id: string; status: CreativeStatus }) =>
      call(setCreativeQuestionStatus, { params: { id }, body: { status } }),
    {
      success: ({ status }) =>
        status === 'published' ? 'Question published' : 'Question withdrawn to the drafts',
      failure: 'Failed to update question',
    },
  );

export const useDelete = () =>
  useChange((id: string) => call(deleteCreativeQuestion, { params: { id } }), {
    success: () => 'Question deleted successfully',
    failure: 'Failed to delete question',
  });

export const useWriting = () =>
  useGeneration({
    type: 'creative_writing',
    request: (topic: string, settings) => call(generateCreativeWriting, { body: { topic } }, settings),
    replyOf: ({ result }) => ({ success: true, data: result }),
  });

export type BulkChange = InputOf<typeof changeCreativeQuestions>['body'];

const changedText = {
  publish: (count: string) => `${count} question(s) published`,
  withdraw: (count: string) => `${count} question(s) withdrawn to the drafts`,
  delete: (count: string) => `Successfully deleted ${count} question(s)`,
};

/** Changes many questions, all of them or none. */
export const useChangeMany = () =>
  useChange((body: BulkChange) => call(changeCreativeQuestions, { body }, { timeoutMs: bulkTimeoutMs }), {
    success: ({ action }, { changed }) => changedText[action](formatNumber(changed)),
    failure: 'The questions were not changed',
  });
