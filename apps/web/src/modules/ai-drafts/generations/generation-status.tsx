import { LoaderCircle } from 'lucide-react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useSecondsSince } from './use-seconds-since.ts';

interface GenerationStatusProps {
  /** What `useGeneration` returns. */
  generation: {
    isRunning: boolean;
    isCancelled: boolean;
    isCancelling: boolean;
    /** The start time in milliseconds. */
    startedAt: number;
    failure: { message: string; suggestion: string | null } | undefined;
    cancel: () => void;
  };
  /** Shown while it is generated: 'Writing a mock test…' */
  label: string;
}

/** The status of a generation: running, cancelled, or failed with the reason. */
export function GenerationStatus({ generation, label }: GenerationStatusProps) {
  const { isRunning, isCancelled, failure } = generation;
  if (isRunning) return <RunningGeneration label={label} {...generation} />;
  if (isCancelled) return <Banner className="mt-5">Cancelled. Nothing was written.</Banner>;
  if (!failure) return null;
  return (
    <Banner tone="error" title={failure.message} className="mt-5">
      {failure.suggestion}
    </Banner>
  );
}

type RunningGenerationProps = Pick<
  GenerationStatusProps['generation'],
  'startedAt' | 'cancel' | 'isCancelling'
> & { label: string };

function RunningGeneration({ label, startedAt, cancel, isCancelling }: RunningGenerationProps) {
  const seconds = useSecondsSince(startedAt);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-royal bg-royal-wash px-4 py-3">
      <LoaderCircle aria-hidden className="size-6 shrink-0 animate-spin text-royal" />
      <div role="status" className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-soft">
          This can take a minute or two. You can leave this page: the bell says when it has ended.
        </p>
      </div>
      <span aria-hidden className="ml-auto text-ink-soft figures-tabular">
        {seconds} s
      </span>
      <Button variant="quiet" size="dense" pending={isCancelling} onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
