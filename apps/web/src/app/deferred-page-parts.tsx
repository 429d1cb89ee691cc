import { lazy, Suspense } from 'react';
import { Toasts } from '../components/ui/toasts.tsx';
import { useAuth } from '../lib/session/auth-context.ts';

// Without network it does not arrive; the next page load tries again.
const DeliverQuizzes = lazy(() =>
  import('../features/rapid-fire/submission/submit-pending-quizzes.tsx').then(
    ({ SubmitPendingQuizzes: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** What every page has and no first paint needs: the toasts, and the delivery of quizzes that are not saved yet. */
export function DeferredPageParts() {
  const { user } = useAuth();
  return (
    <>
      <Toasts />
      {user && (
        <Suspense>
          <DeliverQuizzes key={user.id} userId={user.id} />
        </Suspense>
      )}
    </>
  );
}
