import { Banner } from '#ui/feedback/banner.tsx';
import { isResultStored, type PendingResult } from '../running/pending-results.ts';

/** Shown when the first attempt to save the result failed. */
export function SaveBanner({ userId, pending }: { userId: string; pending: PendingResult }) {
  if (pending.refusal !== null) {
    return (
      <Banner tone="warning" title="This result could not be saved" className="print:hidden">
        {pending.refusal}
      </Banner>
    );
  }
  return (
    <Banner tone="notice" title="Your result is not saved yet" className="print:hidden">
      {isResultStored(userId, pending.test.testId)
        ? 'It is saved on this device, and we keep trying to send it. You don’t need to do anything.'
        : 'This browser cannot store it. Please keep this page open: we keep trying to send it.'}
    </Banner>
  );
}
