import { lazy, Suspense } from 'react';
import { Toasts } from '../components/ui/feedback/toasts.tsx';
import { ConfirmationPrompt } from '../features/confirmation/confirmation-prompt.tsx';
import { useAuth } from '../lib/session/auth-context.ts';

// Without network this does not load; the next page load tries again.
const SubmitQuizzes = lazy(() =>
  import('../features/rapid-fire/submission/submit-pending-quizzes.tsx').then(
    ({ SubmitPendingQuizzes: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** The parts that the first paint does not need: toasts, and submitting pending quizzes. */
export function DeferredPageParts() {
  const { user } = useAuth();
  return (
    <>
      <Toasts />
      <ConfirmationPrompt />
      {user && (
        <Suspense>
          <SubmitQuizzes key={user.id} userId={user.id} />
        </Suspense>
      )}
    </>
  );
}
