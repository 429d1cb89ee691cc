import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadOnDemand } from '#ui/layout/load-on-demand.tsx';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { ContinueCard } from './continue-card.tsx';
import { nameOfTest, progressOfTest } from './open-test-texts.ts';
import { useOpenTests, type OpenTest } from './use-open-tests.ts';

const DiscardTestDialog = loadOnDemand(
  async () => (await import('./discard-test-dialog.tsx')).DiscardTestDialog,
);

/** Every open test of the pupil, to continue or discard; nothing without one. */
export function OpenTests({ className }: { className?: string | undefined }) {
  const { tests } = useOpenTests();
  const [asked, setAsked] = useState<OpenTest | null>(null);
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
                {/* A teacher waits for work on an assignment. */}
                {test.kind !== 'ASSIGNMENT' && (
                  <Button variant="subtle" size="small" onClick={() => setAsked(test)}>
                    Discard
                  </Button>
                )}
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
      {asked && (
        <Suspense>
          <DiscardTestDialog test={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
