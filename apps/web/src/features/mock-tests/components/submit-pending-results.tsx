import { useAuth } from '../../../lib/session/auth-context.ts';
import { useSubmitPendingResults } from '../running/use-submit-pending-results.ts';

/** Shows nothing: hands in what this pupil finished on this device, whatever page they went to meanwhile. */
export function SubmitPendingResults() {
  const { user } = useAuth();
  return user ? <Delivery key={user.id} userId={user.id} /> : null;
}

function Delivery({ userId }: { userId: string }) {
  useSubmitPendingResults(userId);
  return null;
}
