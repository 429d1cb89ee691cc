import { Coffee } from 'lucide-react';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';

interface RestBreakProps {
  /** Seconds until the break ends by itself. */
  secondsLeft: number;
  onContinue: () => void;
}

/** In place of the questions while the clock is stopped. */
export function RestBreak({ secondsLeft, onContinue }: RestBreakProps) {
  return (
    <Card padding="large" className="mt-6 grid justify-items-center gap-4 text-center">
      <Coffee aria-hidden className="size-10 text-royal" />
      <h2 className="text-2xl">Rest break</h2>
      <p>The clock is stopped, and the questions are hidden on all your devices.</p>
      <p className="text-ink-soft">
        The test continues by itself in{' '}
        <span role="timer" aria-label="Break left" className="font-bold figures-tabular">
          {minutesAndSeconds(secondsLeft)}
        </span>
      </p>
      <Button onClick={onContinue}>Continue the test</Button>
    </Card>
  );
}

interface BreakDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Seconds of breaks that are left in this test. */
  secondsLeft: number;
  onStart: () => void;
}

/** Asks before a break begins, and says how much is left. */
export const BreakDialog = ({ secondsLeft, onStart, ...dialog }: BreakDialogProps) => (
  <AlertDialog
    {...dialog}
    title="Take a rest break?"
    description={`The clock stops and the questions are hidden until you continue. You have ${minutesAndSeconds(secondsLeft)} minutes of breaks left in this test.`}
    confirmLabel="Start the break"
    cancelLabel="Keep working"
    onConfirm={onStart}
  />
);
