import { startQueueTitle, startQueueText } from '../../lib/query/start-retry.ts';
import { Banner } from '../ui/feedback/banner.tsx';

/** Shown instead of an error while starting is retried. */
export function StartQueueBanner({ what }: { what: string }) {
  return (
    <Banner tone="notice" title={startQueueTitle}>
      {startQueueText(what)}
    </Banner>
  );
}
