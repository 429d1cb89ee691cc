import { useEffect, useState } from 'react';
import { LoaderCircle } from 'lucide-react';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/actions/button.tsx';

interface GenerationStatusProps {
  /** What `useGeneration` returns. */
  generation: {
    isRunning: boolean;
    isCancelled: boolean;
    /** The start time in milliseconds. */
    startedAt: number;
    error: Error | null;
    cancel: () => void;
  };
  /** What is generated: 'mock test'. */
  what: string;
  /** Shown while it is generated: 'Writing a mock test…' */
  label: string;
}

/** The status of a generation: running, cancelled, or failed with the reason. */
export function GenerationStatus({ generation, what, label }: GenerationStatusProps) {
  const { isRunning, isCancelled, startedAt, error, cancel } = generation;
  if (isRunning) return <RunningGeneration label={label} startedAt={startedAt} onCancel={cancel} />;
  if (isCancelled) return <Banner className="mt-5">Cancelled. Nothing was written.</Banner>;
  if (!error) return null;
  const failure = `Failed to generate ${what}. Please check your OpenAI API key and try again.`;
  return (
    <Banner tone="error" title={messageOf(error, failure)} className="mt-5">
      {suggestionOf(error)}
    </Banner>
  );
}

function suggestionOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return errorBodySchema.partial().safeParse(error.data).data?.suggestion;
}

/** Milliseconds between updates of the counter. */
const tick = 1000;

interface RunningGenerationProps {
  label: string;
  startedAt: number;
  onCancel: () => void;
}

function RunningGeneration({ label, startedAt, onCancel }: RunningGenerationProps) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - startedAt) / tick));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-royal bg-royal-wash px-4 py-3">
      <LoaderCircle aria-hidden className="size-6 shrink-0 animate-spin text-royal" />
      <div role="status" className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-soft">
          This can take a minute or two. You can leave this page in the meantime.
        </p>
      </div>
      <span aria-hidden className="ml-auto text-ink-soft figures-tabular">
        {seconds} s
      </span>
      <Button variant="quiet" size="dense" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
