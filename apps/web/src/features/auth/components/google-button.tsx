import { useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';

/** Says why it cannot be pressed: the server has no Google settings. */
export function GoogleButton() {
  const reasonId = useId();
  return (
    <div className="grid gap-1.5">
      <Button variant="quiet" disabled aria-describedby={reasonId}>
        Continue with Google
      </Button>
      <p id={reasonId} className="text-center text-sm text-ink-soft">
        Google sign-in is not set up here.
      </p>
    </div>
  );
}
