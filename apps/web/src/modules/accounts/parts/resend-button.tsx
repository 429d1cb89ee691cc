import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { messageOf } from '#lib/api/api-error.ts';

interface ResendButtonProps<Input> {
  label: string;
  /** Shown once the e-mail was sent again. */
  done: string;
  mutation: {
    mutate: (input: Input) => void;
    isPending: boolean;
    isSuccess: boolean;
    error: Error | null;
  };
  /** What the mutation needs. */
  input: Input;
}

/** A button that sends an e-mail again and shows whether that worked. */
export function ResendButton<Input>({ label, done, mutation, input }: ResendButtonProps<Input>) {
  const { mutate, isPending, isSuccess, error } = mutation;
  return (
    <div className="grid gap-3">
      {isSuccess && <Banner tone="success">{done}</Banner>}
      {error && <Banner tone="error">{messageOf(error, 'An error occurred. Please try again.')}</Banner>}
      <Button variant="quiet" pending={isPending} onClick={() => mutate(input)}>
        {label}
      </Button>
    </div>
  );
}
