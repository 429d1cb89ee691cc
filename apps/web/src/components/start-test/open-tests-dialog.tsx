import { Link } from 'react-router-dom';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, DialogContent } from '../ui/overlays/dialog.tsx';
import { nameOfTest, progressOfTest } from './open-test-wording.ts';
import type { OpenTest } from './use-open-tests.ts';

interface OpenTestsDialogProps {
  tests: readonly OpenTest[];
  onStart: () => void;
  onClose: () => void;
}

/** Asks whether another test starts beside the open ones. */
export function OpenTestsDialog({ tests, onStart, onClose }: OpenTestsDialogProps) {
  const [first] = tests;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
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
          <Button variant="quiet" onClick={onStart}>
            Start a new test anyway
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
