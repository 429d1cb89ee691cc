import {
  creativePageSize,
  deleteCreativeQuestion,
  draftFromGeneration,
  listCreativeQuestions,
  setCreativeQuestionStatus,
  updateCreativeQuestion,
  uploadCreativeQuestion,
} from '@markwell/shared/admin/creative-writing/creative-writing-admin.contract';
import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { generateCreativeWriting } from '@markwell/shared/admin/ai/ai.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import type { CreativeStatus } from '@markwell/shared/vocabulary/creative-writing';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGeneration } from '../../components/admin/use-generation.ts';
import { showToast } from '../../components/ui/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

export interface ListFilters {
  page: number;
  search: string;
  /** Empty for both. */
  status: CreativeStatus | '';
}

export const useCreativeQuestions = ({ page, search, status }: ListFilters) =>
  useQuery({
    ...endpointQuery(listCreativeQuestions, {
      query: { page, limit: creativePageSize, search, ...(status !== '' && { status }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A mutation that changes questions; the shown lists are fetched again. */
function useChange<Change, Reply>(change: (wanted: Change) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(listCreativeQuestions) }),
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

export function useSetStatus() {
  const { mutate, ...rest } = useChange(({ id, status }: { id: string; status: CreativeStatus }) =>
    call(setCreativeQuestionStatus, { params: { id }, body: { status } }),
  );
  const setStatus = (id: string, status: CreativeStatus) => {
    mutate(
      { id, status },
      {
        onSuccess: () => {
          showToast(
            'success',
            status === 'published' ? 'Question published' : 'Question withdrawn to the drafts',
          );
        },
        onError: (error) => {
          showToast('error', messageOf(error, 'Failed to update question'));
        },
      },
    );
  };
  return { ...rest, setStatus };
}

export function useDelete() {
  const { mutate, ...rest } = useChange(({ id }: ManagedCreativeQuestionDto) =>
    call(deleteCreativeQuestion, { params: { id } }),
  );
  const remove = (question: ManagedCreativeQuestionDto, onDone: () => void) => {
    mutate(question, {
      onSuccess: () => {
        showToast('success', 'Question deleted successfully');
        onDone();
      },
      onError: (error) => {
        showToast('error', messageOf(error, 'Failed to delete question'));
        onDone();
      },
    });
  };
  return { ...rest, remove };
}

export const useWriting = () =>
  useGeneration((topic: string, settings) => call(generateCreativeWriting, { body: { topic } }, settings));
