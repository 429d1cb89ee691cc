import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface SpinnerProps {
  /** The text that names what is loading. */
  label: string;
  /** Fills the page, for when nothing can be shown yet. */
  page?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ label, page = false, className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center justify-center gap-3 text-ink-soft',
        page ? 'min-h-[60dvh] flex-col p-6 text-center' : 'p-4',
        className,
      )}
    >
      <LoaderCircle
        aria-hidden
        className={classNames('shrink-0 animate-spin text-royal', page ? 'size-9' : 'size-5')}
      />
      <span>{label}</span>
    </div>
  );
}
