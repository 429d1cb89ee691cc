import { waitingTitle, waitingWords } from '../../lib/query/start-in-turn.ts';
import { Banner } from '../ui/banner.tsx';

/** Shown instead of a failure while a start is repeated. */
export function WaitingToStart({ what }: { what: string }) {
  return (
    <Banner tone="notice" title={waitingTitle}>
      {waitingWords(what)}
    </Banner>
  );
}
