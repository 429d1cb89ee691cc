import { Banner } from '../../../components/ui/banner.tsx';
import { formatDay } from '../../../lib/format.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';

/** On every page of an account that is to be deleted. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-4.5 pt-4 sm:px-6">
      <Banner
        tone="warning"
        title={`Your account will be deleted on ${formatDay(dueAt)}`}
        action={<CancelDeletionButton size="small" />}
      >
        You asked for this. Until then everything is still here, and you can keep it.
      </Banner>
    </div>
  );
}
