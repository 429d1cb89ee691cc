import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#lib/session/auth-context.ts';
import { useIdle } from '#lib/use-idle.ts';
import { countPendingResults } from './count-pending-results.ts';
import { PendingResultsNotice } from './pending-results-notice.tsx';

// Not needed for the first paint. Without network it may not load, and nothing can be submitted anyway.
const SubmitPendingResults = lazy(() =>
  import('./submit-pending-results.tsx').then(
    ({ SubmitPendingResults: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** Says that results of this pupil are not sent yet, and sends them. */
export function PendingResultsStatus() {
  const { user } = useAuth();
  return user ? <PendingResultsStatusOf key={user.id} userId={user.id} /> : null;
}

function PendingResultsStatusOf({ userId }: { userId: string }) {
  const [count, setCount] = useState(() => countPendingResults(userId));
  const isIdle = useIdle();
  return (
    <>
      <PendingResultsNotice count={count} />
      {isIdle && (
        <Suspense>
          <SubmitPendingResults userId={userId} onChange={() => setCount(countPendingResults(userId))} />
        </Suspense>
      )}
    </>
  );
}
