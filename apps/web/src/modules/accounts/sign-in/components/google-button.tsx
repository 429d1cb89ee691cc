import { useId } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { beginGoogleSignIn, googleSignInAddress } from '#lib/session/google-sign-in.ts';
import { useCanUseGoogle } from '../auth.queries.ts';

const words = 'Continue with Google';

/** A link to Google, or a disabled button with the reason when the server has no Google settings. */
export function GoogleButton() {
  const reasonId = useId();
  const canUseGoogle = useCanUseGoogle();
  if (canUseGoogle === true) {
    return (
      <Button asChild variant="quiet">
        <a href={googleSignInAddress} onClick={beginGoogleSignIn}>
          {words}
        </a>
      </Button>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Button variant="quiet" disabled aria-describedby={canUseGoogle === false ? reasonId : undefined}>
        {words}
      </Button>
      {canUseGoogle === false && (
        <p id={reasonId} className="text-center text-sm text-ink-soft">
          Google sign-in is not set up here.
        </p>
      )}
    </div>
  );
}
