import { waitingTitle, waitingWords } from '../../lib/query/start-in-turn.ts';
import { Banner } from '../ui/banner.tsx';

/** Shown in the place of a failure: the server has many starts at once, and this one is repeated by itself. */
export function WaitingToStart({ what }: { what: string }) {
  return (
    <Banner tone="notice" title={waitingTitle}>
      {waitingWords(what)}
    </Banner>
  );
}
