import { startQueueTitle, startQueueText } from '#lib/query/start-retry.ts';
import { Banner } from '#ui/feedback/banner.tsx';

/** Shown instead of an error while starting is retried; `reason` is why the last try failed. */
export function StartQueueBanner({ what, reason }: { what: string; reason: unknown }) {
  return (
    <Banner tone="notice" title={startQueueTitle}>
      {startQueueText(what, reason)}
    </Banner>
  );
}
