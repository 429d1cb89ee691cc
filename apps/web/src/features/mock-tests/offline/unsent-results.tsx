import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#lib/session/auth-context.ts';
import { useIdle } from '#lib/use-idle.ts';
import { countUnsentResults } from './count-unsent-results.ts';
import { UnsentNotice } from './unsent-notice.tsx';

// Not needed for the first paint. Without network it may not load, and nothing can be submitted anyway.
const SubmitPendingResults = lazy(() =>
  import('./submit-pending-results.tsx').then(
    ({ SubmitPendingResults: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** Says that results of this pupil are not sent yet, and sends them. */
export function UnsentResults() {
  const { user } = useAuth();
  return user ? <UnsentResultsOf key={user.id} userId={user.id} /> : null;
}

function UnsentResultsOf({ userId }: { userId: string }) {
  const [count, setCount] = useState(() => countUnsentResults(userId));
  const isIdle = useIdle();
  return (
    <>
      <UnsentNotice count={count} />
      {isIdle && (
        <Suspense>
          <SubmitPendingResults
            userId={userId}
            onChange={() => {
              setCount(countUnsentResults(userId));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
