import {
  correctMarks,
  listCorrections,
  readCorrectionRun,
  type CorrectionActionName,
  type CorrectionRunDto,
} from '@markwell/shared/question-editing/corrections.contract';
import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { readItemStatistics } from '@markwell/shared/question-editing/question-statistics.contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** Long, because the answers of tens of thousands of pupils are looked through. */
export const correctionTimeoutMs = 60_000;

/** Between two looks at a correction that is running. */
const pollEveryMs = 1_000;

/** Fetched only for edited questions: others were always marked with the same answer key. */
export const useCorrections = (questionId: string, isEdited: boolean) =>
  useQuery({ ...endpointQuery(listCorrections, { params: { questionId } }), enabled: isEdited });

const isRunning = (run: CorrectionRunDto | null | undefined) => run?.finishedAt === null;

/**
 * The correction of a question that is running, or that has ended since this was shown. When it ends, what shows its
 * results is fetched again.
 */
export function useCorrectionRun(questionId: string, isEdited: boolean): CorrectionRunDto | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    ...endpointQuery(readCorrectionRun, { params: { questionId } }),
    enabled: isEdited,
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? pollEveryMs : false),
  });
  const run = data?.run;
  const [seenId, setSeenId] = useState<string>();
  if (run && isRunning(run) && run.id !== seenId) setSeenId(run.id);
  const shown = run && run.id === seenId ? run : undefined;
  const hasEnded = shown !== undefined && !isRunning(shown);
  useEffect(() => {
    if (hasEnded) void refreshResults(client);
  }, [hasEnded, client]);
  return shown;
}

const refreshResults = (client: QueryClient) =>
  Promise.all(
    [listCorrections, readItemStatistics, readQuestion, listQuestions].map((endpoint) =>
      client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
    ),
  );

/** Shows a run that has started; the next request shows how far it is. */
export const showRun = (client: QueryClient, questionId: string, run: CorrectionRunDto | null) =>
  client.setQueryData(endpointQuery(readCorrectionRun, { params: { questionId } }).queryKey, { run });

export function useCorrectMarks(questionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: CorrectionActionName; fromRevisionId: string }) =>
      call(correctMarks, { params: { questionId }, body }, { timeoutMs: correctionTimeoutMs }),
    onSuccess: ({ run }) => showRun(client, questionId, run),
    // Another administrator may have started the correction.
    onError: (error) => {
      showToast('error', 'Failed to correct the results', messageOf(error));
      void client.invalidateQueries({ queryKey: endpointKey(readCorrectionRun) });
      return refreshResults(client);
    },
  });
}
