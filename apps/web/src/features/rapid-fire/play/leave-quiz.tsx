import { NavigationType, useBlocker } from 'react-router-dom';
import { AlertDialog } from '#components/ui/overlays/alert-dialog.tsx';

interface LeaveQuizProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before leaving the quiz by Esc, the button or the browser's Back. */
export function LeaveQuiz({ open, onOpenChange, onLeave }: LeaveQuizProps) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const isGoingBack = blocker.state === 'blocked';
  return (
    <AlertDialog
      open={open || isGoingBack}
      onOpenChange={(isOpen) => {
        if (!isOpen && isGoingBack) blocker.reset();
        onOpenChange(isOpen);
      }}
      title="Leave the quiz?"
      description="The clock keeps running, and your answers in this quiz will not count."
      confirmLabel="Leave"
      cancelLabel="Keep playing"
      onConfirm={() => {
        if (isGoingBack) blocker.proceed();
        else onLeave();
      }}
    />
  );
}
