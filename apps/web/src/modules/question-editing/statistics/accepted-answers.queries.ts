import type { FrequentAnswer } from '@markwell/shared/answers/frequent-answers.schemas';
import { acceptAnswer, previewAcceptance } from '@markwell/shared/question-editing/accepted-answers.contract';
import { listCorrections } from '@markwell/shared/question-editing/corrections.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { readItemStatistics } from '@markwell/shared/question-editing/question-statistics.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { correctionTimeoutMs, showRun } from '../corrections/corrections.queries.ts';
import { useRefreshQuestions } from '../questions.queries.ts';

export type GivenAnswer = Pick<FrequentAnswer, 'label' | 'kind' | 'answer' | 'text'>;

const bodyOf = ({ label, kind, answer }: GivenAnswer) => ({ label, response: { kind, answer } });

/** Fetches again what shows answers, answer keys and results of a question. */
function useRefreshAnswers() {
  const client = useQueryClient();
  const refresh = useRefreshQuestions();
  return () =>
    Promise.all([
      refresh(),
      ...[readItemStatistics, listCorrections, listQuestions].map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    ]);
}

/** What accepting an answer would change. */
export function usePreviewAcceptance(questionId: string) {
  const refresh = useRefreshAnswers();
  return useMutation({
    mutationFn: (given: GivenAnswer) =>
      call(
        previewAcceptance,
        { params: { questionId }, body: bodyOf(given) },
        { timeoutMs: correctionTimeoutMs },
      ),
    // The answer may have been accepted by someone else.
    onError: (error) => {
      showToast('error', 'Failed to accept the answer', messageOf(error));
      return refresh();
    },
  });
}

export function useAcceptAnswer(questionId: string) {
  const client = useQueryClient();
  const refresh = useRefreshAnswers();
  return useMutation({
    mutationFn: ({ answer, revision }: { answer: GivenAnswer; revision: number }) =>
      call(
        acceptAnswer,
        { params: { questionId }, body: { ...bodyOf(answer), revision } },
        { timeoutMs: correctionTimeoutMs },
      ),
    onSuccess: ({ run }) => showRun(client, questionId, run),
    onError: (error) => showToast('error', 'Failed to accept the answer', messageOf(error)),
    onSettled: refresh,
  });
}
