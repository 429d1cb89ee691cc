import { Banner } from '../../../components/ui/banner.tsx';
import type { UnsavedResult } from '../running/unsaved-results.ts';

/** Said while the result is on this device only. */
export function SavingNotice({ unsaved, hasFailed }: { unsaved: UnsavedResult; hasFailed: boolean }) {
  if (unsaved.refusal !== null) {
    return (
      <Banner tone="warning" title="This result could not be saved" className="print:hidden">
        {unsaved.refusal}
      </Banner>
    );
  }
  if (!hasFailed) {
    return (
      <Banner tone="info" className="print:hidden">
        Saving your result…
      </Banner>
    );
  }
  return (
    <Banner tone="notice" title="Your result is not saved yet" className="print:hidden">
      It is kept on this device, and we keep trying. You need not do anything.
    </Banner>
  );
}
