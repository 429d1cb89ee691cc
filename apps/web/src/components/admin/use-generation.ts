import { generationHistory, listDrafts } from '@markwell/shared/admin/ai/ai.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { endpointKey } from '../../lib/query/cache-keys.ts';

interface CallSettings {
  signal: AbortSignal;
  timeout: number;
}

/**
 * Something that the AI is asked for. It may take minutes, so there is no limit of time here (the server has one), and
 * `cancel` ends it at the server's and the model's side too. Leaving the page does not: what is made waits in the lists.
 */
export function useGeneration<Wish, Made>(ask: (wish: Wish, settings: CallSettings) => Promise<Made>) {
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async (wish: Wish): Promise<Made | null> => {
      const controller = new AbortController();
      running.current = controller;
      try {
        return await ask(wish, { signal: controller.signal, timeout: 0 });
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      }
    },
    onSuccess: (made) => {
      if (made === null) return;
      for (const endpoint of [generationHistory, listDrafts]) {
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
    },
  });
  return {
    generate: mutation.mutate,
    cancel: () => running.current?.abort(),
    isRunning: mutation.isPending,
    /** Since when, in milliseconds; 0 before the first. */
    startedAt: mutation.submittedAt,
    made: mutation.data ?? undefined,
    wish: mutation.variables,
    isCancelled: mutation.data === null,
    error: mutation.error,
  };
}
