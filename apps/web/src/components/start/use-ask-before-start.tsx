import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogContent } from '../ui/overlays/dialog.tsx';
import { nameOfTest, progressOfTest } from './open-test-wording.ts';
import { useOpenTests } from './use-open-tests.ts';

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
  const [first] = tests;
  return {
    askBeforeStart(start) {
      if (tests.length > 0) setAsked({ start });
      else start();
    },
    startQuestion: (
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
      >
        <DialogContent
          size="small"
          title={tests.length > 1 ? `You have ${String(tests.length)} open tests` : 'You have an open test'}
          description={
            first &&
            `Your ${nameOfTest(first)}: ${progressOfTest(first)}. Its clock keeps running if you start another one.`
          }
        >
          <div className="grid gap-2.5">
            {tests.map((test) => (
              <Button key={test.testId} asChild>
                <Link to="/test/active" state={{ testId: test.testId }}>
                  Continue {nameOfTest(test)}
                </Link>
              </Button>
            ))}
            <Button
              variant="quiet"
              onClick={() => {
                close();
                asked?.start();
              }}
            >
              Start a new test anyway
            </Button>
            <Button variant="subtle" onClick={close}>
              Cancel
            </Button>
          </div>
        </DialogContent>
      </Dialog>
    ),
  };
}
