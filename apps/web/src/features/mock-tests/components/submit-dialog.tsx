import { AlertDialog } from '#components/ui/overlays/alert-dialog.tsx';
import { listOf } from '../wording.ts';

interface SubmitDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answered: readonly boolean[];
  onSubmit: () => void;
}

/** The numbers of the unanswered questions are listed up to this many. */
const maxNumbersNamed = 8;

function openQuestions(answered: readonly boolean[]): string {
  const open = answered.flatMap((isAnswered, index) => (isAnswered ? [] : [String(index + 1)]));
  if (open.length === 0) return `All ${String(answered.length)} questions are answered.`;
  const which = open.length > maxNumbersNamed ? '' : ` (${listOf(open)})`;
  const count = open.length === 1 ? '1 question is' : `${String(open.length)} questions are`;
  return `${count} not answered yet${which}. Unanswered questions count as wrong.`;
}

export function SubmitDialog({ open, onOpenChange, answered, onSubmit }: SubmitDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Submit your test?"
      description={openQuestions(answered)}
      confirmLabel="Submit Test"
      cancelLabel="Keep going"
      onConfirm={onSubmit}
    />
  );
}
