import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/actions/button.tsx';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';
import { ContinueCard } from './continue-card.tsx';
import { nameOfTest, progressOfTest } from './open-test-wording.ts';
import { useDiscardTest, useOpenTests, type OpenTest } from './use-open-tests.ts';

/** Every open test of the pupil, to continue or discard; nothing without one. */
export function OpenTests({ className }: { className?: string | undefined }) {
  const tests = useOpenTests();
  const [asked, setAsked] = useState<OpenTest | null>(null);
  const discard = useDiscardTest();
  return (
    <>
      {tests.length > 0 && (
        <div className={classNames('grid gap-3', className)}>
          {tests.map((test) => (
            <ContinueCard
              key={test.testId}
              title={`Continue your ${nameOfTest(test)}`}
              color={test.subject.color}
              details={progressOfTest(test)}
            >
              <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:grow">
                <Button
                  variant="subtle"
                  size="small"
                  onClick={() => {
                    setAsked(test);
                  }}
                >
                  Discard
                </Button>
                <Button asChild size="small">
                  <Link to="/test/active" state={{ testId: test.testId }}>
                    Continue
                  </Link>
                </Button>
              </div>
            </ContinueCard>
          ))}
        </div>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title="Discard this test?"
        description={
          asked &&
          `Your ${nameOfTest(asked)} ends now${asked.answeredQuestions > 0 ? `, with ${countOf(asked.answeredQuestions, 'answer')}` : ''}. You get no result, and it does not count. You cannot undo this.`
        }
        confirmLabel="Discard test"
        cancelLabel="Keep test"
        tone="danger"
        pending={discard.isPending}
        onConfirm={() => {
          if (!asked) return;
          discard.mutate(asked.testId, {
            onSettled: () => {
              setAsked(null);
            },
          });
        }}
      />
    </>
  );
}
