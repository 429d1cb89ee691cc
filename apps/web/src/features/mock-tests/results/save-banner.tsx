import { Banner } from '#components/ui/feedback/banner.tsx';
import { isResultStored, type PendingResult } from '../running/pending-results.ts';

/** Shown when the first attempt to save the result failed. */
export function SaveBanner({ userId, unsaved }: { userId: string; unsaved: PendingResult }) {
  if (unsaved.refusal !== null) {
    return (
      <Banner tone="warning" title="This result could not be saved" className="print:hidden">
        {unsaved.refusal}
      </Banner>
    );
  }
  return (
    <Banner tone="notice" title="Your result is not saved yet" className="print:hidden">
      {isResultStored(userId, unsaved.test.testId)
        ? 'It is saved on this device, and we keep trying to send it. You don’t need to do anything.'
        : 'This browser cannot store it. Please keep this page open: we keep trying to send it.'}
    </Banner>
  );
}
