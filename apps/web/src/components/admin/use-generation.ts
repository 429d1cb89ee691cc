import { generationHistory, listDrafts } from '@markwell/shared/admin/ai/ai.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { endpointKey } from '../../lib/query/cache-keys.ts';

interface RequestSettings {
  signal: AbortSignal;
  timeout: number;
}

/**
 * A request to the AI. It can take minutes, so the browser sets no timeout (the server has one). `cancel`
 * also stops the server and the model. Leaving the page does not: the result then appears in the lists.
 */
export function useGeneration<GenerationInput, Generated>(
  request: (input: GenerationInput, settings: RequestSettings) => Promise<Generated>,
) {
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async (input: GenerationInput): Promise<Generated | null> => {
      const controller = new AbortController();
      running.current = controller;
      try {
        return await request(input, { signal: controller.signal, timeout: 0 });
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      }
    },
    onSuccess: (generated) => {
      if (generated === null) return;
      for (const endpoint of [generationHistory, listDrafts]) {
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
    },
  });
  return {
    /** Rejects if it fails, and resolves with null if it is cancelled. */
    generate: mutation.mutateAsync,
    cancel: () => running.current?.abort(),
    isRunning: mutation.isPending,
    /** The start time in milliseconds; 0 before the first generation. */
    startedAt: mutation.submittedAt,
    generated: mutation.data ?? undefined,
    input: mutation.variables,
    isCancelled: mutation.data === null,
    error: mutation.error,
  };
}
