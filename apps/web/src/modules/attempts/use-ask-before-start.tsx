import { Suspense, useRef, useState, type ReactNode } from 'react';
import { loadOnDemand } from '#ui/layout/load-on-demand.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { useOpenTests } from './use-open-tests.ts';

const OpenTestsDialog = loadOnDemand(async () => (await import('./open-tests-dialog.tsx')).OpenTestsDialog);

/** Runs the start of a test unless another tab of this browser runs one. Resolves to whether it ran. */
async function isOnlyStart(start: () => Promise<unknown>): Promise<boolean> {
  // Only a page with a secure address has locks.
  if (!('locks' in navigator)) {
    await start();
    return true;
  }
  return navigator.locks.request('markwell.start-test', { ifAvailable: true }, async (lock) => {
    if (lock) await start();
    return lock !== null;
  });
}

interface AskBeforeStart {
  /**
   * Starts immediately without an open test; otherwise asks first, once the server has confirmed that one is open. While
   * another tab starts a test, it starts none and says so. `start` resolves when the test has started or failed to.
   */
  askBeforeStart: (start: () => Promise<unknown>) => void;
  /** The question; render it somewhere on the page. */
  startQuestion: ReactNode;
}

/** Asks before a test starts while another one is open, because the clock of the open one keeps running. */
export function useAskBeforeStart(): AskBeforeStart {
  const { tests, isLoading, load } = useOpenTests();
  const [asked, setAsked] = useState<{ start: () => Promise<unknown> } | null>(null);
  const isWaiting = useRef(false);
  const hasOtherTabStarted = useRef(false);
  const close = () => setAsked(null);
  async function startOrAsk(start: () => Promise<unknown>) {
    // A test that was open a moment ago may be finished.
    const found = isLoading || tests.length > 0 || hasOtherTabStarted.current ? await load() : [];
    if (found.length > 0) setAsked({ start });
    else await start();
  }
  async function alone(start: () => Promise<unknown>) {
    if (await isOnlyStart(() => startOrAsk(start))) return;
    hasOtherTabStarted.current = true;
    showToast('info', 'A test is starting in another tab', 'You can continue it here once it has started.');
  }
  return {
    askBeforeStart(start) {
      if (isWaiting.current) return;
      isWaiting.current = true;
      void alone(start).finally(() => {
        isWaiting.current = false;
      });
    },
    startQuestion: asked && (
      <Suspense>
        <OpenTestsDialog
          tests={tests}
          onStart={() => {
            close();
            void asked.start();
          }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
