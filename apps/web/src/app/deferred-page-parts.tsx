import { lazy, Suspense, useEffect } from 'react';
import { preloadOfflineScene } from '#ui/drawings/scene.tsx';
import { Toasts } from '#ui/feedback/toasts.tsx';
import { ConfirmationPrompt } from '#modules/accounts/confirmation/confirmation-prompt.tsx';
import { useAuth } from '../lib/session/auth-context.ts';

// Without network this does not load; the next page load tries again.
const SubmitQuizzes = lazy(() =>
  import('#modules/rapid-fire/submission/submit-pending-quizzes.tsx').then(
    ({ SubmitPendingQuizzes: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

const startServiceWorker = () =>
  import('./register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined, // the next page load tries again
  );

/** Signing out is possible without network. */
const preloadLogout = () => import('./pages/logout-page.tsx').catch(() => undefined);

/** What the first paint does not need: toasts, submitting pending quizzes, the drawing of a page without network. */
export function DeferredPageParts() {
  const { user } = useAuth();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    void preloadOfflineScene();
    void startServiceWorker();
    void preloadLogout();
  }, [isSignedIn]);
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
