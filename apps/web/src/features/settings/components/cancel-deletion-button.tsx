import { Button } from '../../../components/ui/actions/button.tsx';
import type { ButtonSize } from '../../../components/ui/actions/button-classes.ts';
import { showToast } from '../../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useUndoDeletion } from '../settings.queries.ts';

export function CancelDeletionButton({ size = 'medium' }: { size?: ButtonSize }) {
  const undo = useUndoDeletion(() => {
    showToast('success', 'Your account will not be deleted', 'Everything is still there.');
  });
  function keep() {
    undo.mutate(undefined, {
      onError: (error) => {
        showToast(
          'error',
          'The deletion could not be cancelled',
          messageOf(error, 'An error occurred. Please try again.'),
        );
      },
    });
  }
  return (
    <Button size={size} pending={undo.isPending} onClick={keep}>
      Keep my account
    </Button>
  );
}
