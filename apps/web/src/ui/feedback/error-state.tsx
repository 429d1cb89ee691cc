import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';

export interface ErrorStateProps {
  title?: ReactNode;
  /** The error message from the specification. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  /** Another action, next to the retry button. */
  action?: ReactNode;
  /** A drawing instead of the icon: a Scene. */
  drawing?: ReactNode;
  className?: string | undefined;
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'Something went wrong', message, onRetry, retryLabel = 'Try Again' } = props;
  const { retrying = false, action, drawing, className } = props;
  return (
    <div
      role="alert"
      className={classNames(
        'grid content-center justify-items-center gap-2 rounded-lg border border-line bg-card px-5 py-12 text-center',
        className,
      )}
    >
      {drawing ?? <CircleAlert aria-hidden strokeWidth={1.75} className="mb-1 size-9 text-wrong" />}
      <h2 className="text-xl">{title}</h2>
      <div className="max-w-md text-ink-soft">{message}</div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button pending={retrying} onClick={onRetry}>
              {!retrying && <RotateCw aria-hidden className="size-[18px]" />}
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
