import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/actions/button.tsx';
import { messageOf } from '../../lib/api/api-error.ts';

interface ResendButtonProps {
  label: string;
  /** Shown once the e-mail was sent again. */
  done: string;
  mutation: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSend: () => void;
}

/** A button that sends an e-mail again and shows whether that worked. */
export function ResendButton({ label, done, mutation, onSend }: ResendButtonProps) {
  const { isPending, isSuccess, error } = mutation;
  return (
    <div className="grid gap-3">
      {isSuccess && <Banner tone="success">{done}</Banner>}
      {error && <Banner tone="error">{messageOf(error, 'An error occurred. Please try again.')}</Banner>}
      <Button variant="quiet" pending={isPending} onClick={onSend}>
        {label}
      </Button>
    </div>
  );
}
