import { lateAnswerMinutes } from '@markwell/shared/assignments/assignments.vocabulary';
import { Clock3 } from 'lucide-react';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { isResultStored, type PendingResult } from '../pending-results.ts';
import { ResultsBar } from '../../results/results-bar.tsx';

interface AwaitedResultsProps {
  userId: string;
  pending: PendingResult;
  /** Whether the first attempt to send the answers failed. */
  hasFailed: boolean;
  onLeave: () => void;
}

/** A finished test that only the server can mark, until it has. */
export function AwaitedResults({ userId, pending, hasFailed, onLeave }: AwaitedResultsProps) {
  const isAssignment = pending.test.kind === 'ASSIGNMENT';
  return (
    <>
      <ResultsBar test={pending.test} onLeave={onLeave} />
      <main id="main" tabIndex={-1}>
        <Page width="narrow" className="grid gap-4 pt-6 sm:pt-8">
          {pending.refusal !== null && (
            <Banner tone="warning" title="Your answers could not be marked">
              {pending.refusal}
            </Banner>
          )}
          <Card className="grid justify-items-center gap-3 text-center">
            {hasFailed || pending.refusal !== null ? (
              <Clock3 aria-hidden strokeWidth={1.75} className="size-9 text-royal" />
            ) : (
              <Spinner label={isAssignment ? 'Sending your answers…' : 'Marking your answers…'} />
            )}
            <h1 className="text-2xl">You have finished your {isAssignment ? 'work' : 'exam simulation'}</h1>
            <Explanation
              isAssignment={isAssignment}
              isSending={!hasFailed}
              isRefused={pending.refusal !== null}
              isStored={isResultStored(userId, pending.test.testId)}
            />
            <Button variant="quiet" onClick={onLeave}>
              Back to Dashboard
            </Button>
          </Card>
        </Page>
      </main>
    </>
  );
}

interface ExplanationProps {
  isAssignment: boolean;
  isSending: boolean;
  isRefused: boolean;
  /** Whether the answers are still there after the page is closed. */
  isStored: boolean;
}

function Explanation({ isAssignment, isSending, isRefused, isStored }: ExplanationProps) {
  if (isRefused) return <p className="max-w-read">There is no result for this test.</p>;
  if (isSending)
    return (
      <p className="max-w-read">
        {isAssignment
          ? 'Your answers are on their way to your teacher.'
          : 'You will see your result as soon as your answers are marked.'}
      </p>
    );
  return (
    <p role="status" className="max-w-read">
      {isStored
        ? 'Your answers are saved on this device, but not sent yet.'
        : 'Your answers are not sent yet, and this browser cannot store them. Please keep this page open.'}{' '}
      {isAssignment
        ? `As soon as you are online again, we send them. What arrives more than ${String(lateAnswerMinutes)} minutes after your time is over does not count.`
        : 'As soon as you are online again, we send and mark them. Then your result appears here and in your test history.'}
    </p>
  );
}
