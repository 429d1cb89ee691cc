import type { GenerationRunDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { generationTypeNames, type GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import {
  generationKey,
  useCancelGeneration,
  useGenerationRuns,
  useRefreshGenerated,
} from './generation-runs.ts';

interface GenerationSource<Input, Generated> {
  type: GenerationType;
  /** Without a timeout, as a generation can take minutes; the server has one. */
  request: (input: Input, settings: { timeoutMs: number }) => Promise<Generated>;
  /** The reply that a run of the server has given, or would have given if its browser had waited. */
  replyOf: (run: GenerationRunDto & { result: NonNullable<GenerationRunDto['result']> }) => Generated;
}

/** What has come of the newest generation. */
interface Outcome<Generated> {
  generated: Generated | undefined;
  isCancelled: boolean;
  failure: { message: string; suggestion: string | null } | undefined;
}

const noOutcome = { generated: undefined, isCancelled: false, failure: undefined };

/**
 * A generation of the AI. It runs on the server: leaving or reloading the page changes nothing, and the state is the one
 * of the newest run of its type.
 */
export function useGeneration<Input, Generated>(source: GenerationSource<Input, Generated>) {
  const { type, request, replyOf } = source;
  const runs = useGenerationRuns();
  const refresh = useRefreshGenerated();
  const cancelling = useCancelGeneration();
  const run = runs.data?.runs.find((each) => each.type === type);
  /** The newest run before the last request of this page. */
  const [earlierRunId, setEarlierRunId] = useState<string>();
  const mutation = useMutation({
    mutationKey: [...generationKey, type],
    mutationFn: (input: Input) => request(input, { timeoutMs: 0 }),
    onMutate: () => setEarlierRunId(run?.id),
    onSettled: refresh,
  });

  const isRunning = mutation.isPending || run?.status === 'running';
  /** The request failed before it became a run, and not because of the newest run, so that this one is not its own. */
  const hasFailedEarly = mutation.isError && run?.id === earlierRunId && !(run && isConflict(mutation.error));

  function outcome(): Outcome<Generated> {
    if (hasFailedEarly) return { ...noOutcome, failure: failureOf(mutation.error, type) };
    if (mutation.data !== undefined) return { ...noOutcome, generated: mutation.data };
    if (isRunning || !run) return noOutcome;
    const { result, status, failure } = run;
    return {
      generated: result ? replyOf({ ...run, result }) : undefined,
      isCancelled: status === 'cancelled',
      failure: failure ?? undefined,
    };
  }

  return {
    ...outcome(),
    /** Rejects if it fails or is cancelled. */
    generate: mutation.mutateAsync,
    cancel: () => cancelling.mutate(type),
    isCancelling: cancelling.isPending,
    isRunning,
    /** The start time in milliseconds; 0 before the first generation. */
    startedAt: mutation.isPending || !run ? mutation.submittedAt : Date.parse(run.startedAt),
    /** The input of the newest generation. */
    input: mutation.variables ?? run?.input,
  };
}

const isConflict = (error: Error) => error instanceof ApiError && error.status === 409;

/** The server's error, or else the specification's message. */
function failureOf(error: Error, type: GenerationType): { message: string; suggestion: string | null } {
  const name = generationTypeNames[type].toLowerCase();
  const usual = `Failed to generate ${name}. Please check your OpenAI API key and try again.`;
  const body = error instanceof ApiError ? errorBodySchema.partial().safeParse(error.data).data : undefined;
  return { message: messageOf(error, usual), suggestion: body?.suggestion ?? null };
}
