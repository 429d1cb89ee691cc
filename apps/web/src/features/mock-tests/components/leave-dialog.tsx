import { useBlocker } from 'react-router-dom';
import { AlertDialog } from '#components/ui/overlays/alert-dialog.tsx';

/**
 * Asks before the page of a running test is left, by its button or the browser's Back. The results may follow without a
 * question.
 */
export function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/test/results',
  );
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave the test?"
      description="Your answers are saved, but the clock keeps running. You can continue from the mock test page."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
