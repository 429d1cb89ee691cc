import {
  correctMarks,
  listCorrections,
  type CorrectionActionName,
} from '@markwell/shared/question-editing/corrections.contract';
import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** Long, because tens of thousands of pupils may have answered a question. */
export const correctionTimeoutMs = 150_000;

/** Fetched only for edited questions: others were always marked with the same answer key. */
export const useCorrections = (questionId: string, isEdited: boolean) =>
  useQuery({ ...endpointQuery(listCorrections, { params: { questionId } }), enabled: isEdited });

export function useCorrectMarks(questionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: CorrectionActionName; fromRevisionId: string }) =>
      call(correctMarks, { params: { questionId }, body }, { timeoutMs: correctionTimeoutMs }),
    onError: (error) => showToast('error', 'Failed to correct the results', messageOf(error)),
    // An error may mean that another administrator has made the correction, so fetch the list either way.
    onSettled: () =>
      Promise.all(
        [listCorrections, readQuestion, listQuestions].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
