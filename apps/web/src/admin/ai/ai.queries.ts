import {
  generateComprehension,
  generateMockTest,
  generateVocabulary,
  listDrafts,
  publishDraft,
  type ComprehensionRequest,
  type MockTestRequest,
  type VocabularyRequest,
} from '@markwell/shared/admin/ai/ai.contract';
import type { DraftDto } from '@markwell/shared/admin/ai/ai.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGeneration } from '../../components/admin/use-generation.ts';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

export const useMockTest = () =>
  useGeneration((body: MockTestRequest, settings) => call(generateMockTest, { body }, settings));

export const useComprehension = () =>
  useGeneration((body: ComprehensionRequest, settings) => call(generateComprehension, { body }, settings));

export const useVocabulary = () =>
  useGeneration((body: VocabularyRequest, settings) => call(generateVocabulary, { body }, settings));

export const useDrafts = () => useQuery({ ...endpointQuery(listDrafts), staleTime: 0 });

export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DraftDto) => call(publishDraft, { params: { questionId: id } }),
    onSuccess: async () => {
      showToast('success', 'Question published', 'Pupils can now see it.');
      await client.invalidateQueries({ queryKey: endpointKey(listDrafts) });
    },
    onError: (error) => showToast('error', messageOf(error, 'Failed to publish question')),
  });
}
