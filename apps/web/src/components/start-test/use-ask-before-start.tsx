import { Suspense, useState, type ReactNode } from 'react';
import { loadOnDemand } from '../layout/load-on-demand.tsx';
import { useOpenTests } from './use-open-tests.ts';

const OpenTestsDialog = loadOnDemand(async () => (await import('./open-tests-dialog.tsx')).OpenTestsDialog);

interface AskBeforeStart {
  /** Starts immediately without an open test; otherwise asks first. */
  askBeforeStart: (start: () => void) => void;
  /** The question; render it somewhere on the page. */
  startQuestion: ReactNode;
}

/** Asks before a test starts while another one is open, because the clock of the open one keeps running. */
export function useAskBeforeStart(): AskBeforeStart {
  const tests = useOpenTests();
  const [asked, setAsked] = useState<{ start: () => void } | null>(null);
  const close = () => {
    setAsked(null);
  };
  return {
    askBeforeStart(start) {
      if (tests.length > 0) setAsked({ start });
      else start();
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
