import { cancelRun, generationHistory, listDrafts, listRuns } from '@markwell/shared/ai-drafts/ai.contract';
import type { GenerationRunDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';

/** The key of the mutations that begin a generation; its type comes after it. */
export const generationKey = ['generation'] as const;
/** Between two requests, while a generation is running. */
const pollEveryMs = 1500;

const isRunning = ({ status }: GenerationRunDto) => status === 'running';

/** The administrator's generations on the server: running ones and those that ended within the hour, newest first. */
export function useGenerationRuns() {
  const isBeginning = useIsMutating({ mutationKey: generationKey }) > 0;
  return useQuery({
    ...endpointQuery(listRuns),
    staleTime: pollEveryMs,
    refetchInterval: ({ state }) => (isBeginning || state.data?.runs.some(isRunning) ? pollEveryMs : false),
    refetchOnWindowFocus: 'always',
  });
}

/** The input of the newest generation of a type, to fill its form again, if that one did not end well. */
export function useUnfinishedInput(type: GenerationType): GenerationRunDto['input'] {
  const run = useGenerationRuns().data?.runs.find((each) => each.type === type);
  return run && run.status !== 'done' ? run.input : {};
}

/** A generation was requested, but the server has not begun it. */
class NotBegun extends Error {
  override name = 'NotBegun';
}

/** Cancels the running generation of a type, or the one that this page has just requested as soon as it runs. */
export function useCancelGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (type: GenerationType) => {
      // The list may be older than the generation.
      const { runs } = await client.query({ ...endpointQuery(listRuns), staleTime: 0 });
      const run = runs.find((each) => each.type === type && isRunning(each));
      if (run) await call(cancelRun, { params: { runId: run.id } });
      else if (client.isMutating({ mutationKey: [...generationKey, type] }) > 0) throw new NotBegun();
    },
    retry: (_failures, error) => error instanceof NotBegun,
    retryDelay: 300,
    onError: (error) => showToast('error', 'Failed to cancel', messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listRuns) }),
  });
}

/** What a generation that ended has changed. */
export function useRefreshGenerated() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listRuns, generationHistory, listDrafts, ownNotifications].map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );
}
