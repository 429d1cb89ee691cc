import { Suspense, useRef, useState, type ReactNode } from 'react';
import { loadOnDemand } from '../layout/load-on-demand.tsx';
import { useOpenTests, type OpenTest } from './use-open-tests.ts';

const OpenTestsDialog = loadOnDemand(async () => (await import('./open-tests-dialog.tsx')).OpenTestsDialog);

interface AskBeforeStart {
  /** Starts immediately without an open test; otherwise asks first, once the server has confirmed that one is open. */
  askBeforeStart: (start: () => void) => void;
  /** The question; render it somewhere on the page. */
  startQuestion: ReactNode;
}

/** Asks before a test starts while another one is open, because the clock of the open one keeps running. */
export function useAskBeforeStart(): AskBeforeStart {
  const { tests, isLoading, load } = useOpenTests();
  const [asked, setAsked] = useState<{ start: () => void } | null>(null);
  const isWaiting = useRef(false);
  const close = () => {
    setAsked(null);
  };
  function ask(found: readonly OpenTest[], start: () => void) {
    isWaiting.current = false;
    if (found.length > 0) setAsked({ start });
    else start();
  }
  return {
    askBeforeStart(start) {
      if (isWaiting.current) return;
      if (!isLoading && tests.length === 0) {
        start();
        return;
      }
      // A test that was open a moment ago may be finished.
      isWaiting.current = true;
      void load().then((found) => {
        ask(found, start);
      });
    },
    startQuestion: asked && (
      <Suspense>
        <OpenTestsDialog
          tests={tests}
          onStart={() => {
            close();
            asked.start();
          }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
