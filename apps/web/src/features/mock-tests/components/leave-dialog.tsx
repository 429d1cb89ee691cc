import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Leaving ends nothing; the time has to be known, though. */
export function LeaveDialog({ open, onOpenChange }: LeaveDialogProps) {
  const navigate = useNavigate();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Leave the test?"
      description="It stays open with your answers, and the time runs on. You can continue it from the mock test page."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => void navigate('/test/setup')}
    />
  );
}
