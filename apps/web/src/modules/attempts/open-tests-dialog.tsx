import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { nameOfTest, progressOfTest } from './open-test-texts.ts';
import type { OpenTest } from './use-open-tests.ts';

interface OpenTestsDialogProps {
  tests: readonly OpenTest[];
  onStart: () => void;
  onClose: () => void;
}

/** Asks whether another test starts beside the open ones. */
export function OpenTestsDialog({ tests, onStart, onClose }: OpenTestsDialogProps) {
  const [first] = tests;
  const areSeveral = tests.length > 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        size="small"
        title={areSeveral ? `You have ${String(tests.length)} open tests` : 'You have an open test'}
        description={
          areSeveral
            ? 'Their clocks keep running if you start another one.'
            : first &&
              `Your ${nameOfTest(first)}: ${progressOfTest(first)}. Its clock keeps running if you start another one.`
        }
      >
        <div className="grid gap-2.5">
          {tests.map((test) => (
            <Button key={test.testId} asChild variant={test === first ? 'primary' : 'quiet'}>
              <Link to="/test/active" state={{ testId: test.testId }} className="flex-col gap-0.5!">
                <span>Continue {nameOfTest(test)}</span>{' '}
                {areSeveral && <span className="text-sm font-normal">{progressOfTest(test)}</span>}
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
