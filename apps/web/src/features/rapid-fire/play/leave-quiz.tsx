import { NavigationType, useBlocker } from 'react-router-dom';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';

interface LeaveQuizProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before the quiz is left, by Esc, by its button or by the browser's way back. */
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
      description="The time runs on. What you have answered in this quiz will not be counted."
      confirmLabel="Leave"
      cancelLabel="Keep playing"
      onConfirm={() => {
        if (isGoingBack) blocker.proceed();
        else onLeave();
      }}
    />
  );
}
