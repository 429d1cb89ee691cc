import { useEffect, useState } from 'react';
import { LoaderCircle } from 'lucide-react';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/actions/button.tsx';

interface GeneratingProps {
  isRunning: boolean;
  isCancelled: boolean;
  /** The start time in milliseconds. */
  startedAt: number;
  error: Error | null;
  /** 'Writing a mock test…' */
  label: string;
  /** The error message if the server gives none. */
  failure: string;
  onCancel: () => void;
}

/** The status of a generation: running, cancelled, or failed with the reason. */
export function GenerationStatus({
  isRunning,
  isCancelled,
  startedAt,
  error,
  label,
  failure,
  onCancel,
}: GeneratingProps) {
  if (isRunning) return <UnderWay label={label} startedAt={startedAt} onCancel={onCancel} />;
  if (isCancelled) return <Banner className="mt-5">Cancelled. Nothing was written.</Banner>;
  if (!error) return null;
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

function UnderWay({ label, startedAt, onCancel }: Pick<GeneratingProps, 'label' | 'startedAt' | 'onCancel'>) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => {
      clearInterval(timer);
    };
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
