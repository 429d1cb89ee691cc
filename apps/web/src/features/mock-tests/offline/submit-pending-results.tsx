import { useAuth } from '#lib/session/auth-context.ts';
import { useSubmitPendingResults } from '../use-submit-pending-results.ts';

/** Renders nothing. Submits the tests that this pupil finished on this device, whichever page is open. */
export function SubmitPendingResults() {
  const { user } = useAuth();
  return user ? <SubmitResultsOf key={user.id} userId={user.id} /> : null;
}

function SubmitResultsOf({ userId }: { userId: string }) {
  useSubmitPendingResults(userId);
  return null;
}
