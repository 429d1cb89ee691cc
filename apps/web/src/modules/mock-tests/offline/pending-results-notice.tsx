import { CloudOff } from 'lucide-react';

/** Says how many results are not sent yet; nothing if there are none. */
export function PendingResultsNotice({ count }: { count: number }) {
  return (
    <div role="status">
      {count > 0 && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-warning-wash px-4.5 py-2 text-sm text-ink print:hidden">
          <CloudOff aria-hidden className="size-4 shrink-0 text-warning" />
          {count === 1
            ? 'A test result is not sent yet. It is sent as soon as you are online.'
            : `${String(count)} test results are not sent yet. They are sent as soon as you are online.`}
        </p>
      )}
    </div>
  );
}
