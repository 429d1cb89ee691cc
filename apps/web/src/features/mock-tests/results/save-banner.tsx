import { Banner } from '../../../components/ui/banner.tsx';
import type { PendingResult } from '../running/pending-results.ts';

/** Said when the result could not be saved at once. */
export function SaveBanner({ unsaved }: { unsaved: PendingResult }) {
  if (unsaved.refusal !== null) {
    return (
      <Banner tone="warning" title="This result could not be saved" className="print:hidden">
        {unsaved.refusal}
      </Banner>
    );
  }
  return (
    <Banner tone="notice" title="Your result is not saved yet" className="print:hidden">
      It is kept on this device, and we keep trying. You need not do anything.
    </Banner>
  );
}
