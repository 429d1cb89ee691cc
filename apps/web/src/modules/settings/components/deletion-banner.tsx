import { useUndoDeletion } from '../settings.queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import type { ButtonSize } from '#ui/actions/button-classes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { formatDay } from '#lib/format.ts';

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

export function CancelDeletionButton({ size = 'medium' }: { size?: ButtonSize }) {
  const undo = useUndoDeletion(() => {
    showToast('success', 'Your account will not be deleted', 'Everything is still there.');
  });
  function cancel() {
    undo.mutate(undefined, {
      onError: (error) => {
        showToast(
          'error',
          'We could not keep your account yet',
          messageOf(error, 'An error occurred. Please try again.'),
        );
      },
    });
  }
  return (
    <Button size={size} pending={undo.isPending} onClick={cancel}>
      Keep my account
    </Button>
  );
}
