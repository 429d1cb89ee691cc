import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { formatDay } from '../../../lib/format.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';

/** Shown on every page while the account's deletion is pending. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-4.5 pt-4 sm:px-6">
      <Banner
        tone="warning"
        title={`Your account will be deleted on ${formatDay(dueAt)}`}
        action={<CancelDeletionButton size="small" />}
      >
        You asked us to delete it. Until then nothing is deleted, and you can keep your account.
      </Banner>
    </div>
  );
}
