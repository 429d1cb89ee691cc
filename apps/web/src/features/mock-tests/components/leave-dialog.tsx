import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../components/ui/overlays/alert-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Leaving does not end the test, but the pupil must know that the clock keeps running. */
export function LeaveDialog({ open, onOpenChange }: LeaveDialogProps) {
  const navigate = useNavigate();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Leave the test?"
      description="Your answers are saved, but the clock keeps running. You can continue from the mock test page."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => void navigate('/test/setup')}
    />
  );
}
