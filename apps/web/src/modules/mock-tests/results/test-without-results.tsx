import { lateAnswerMinutes } from '@markwell/shared/assignments/assignments.vocabulary';
import type { TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { CircleCheck, Hourglass, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Page } from '#ui/layout/page.tsx';
import { forgetShownResults } from './last-shown-results.ts';

interface ClosingViewProps {
  onCheckAgain: () => void;
  isChecking: boolean;
}

/** Work on an assignment whose time is over and which the server has not closed yet. */
export const ClosingView = ({ onCheckAgain, isChecking }: ClosingViewProps) => (
  <TestWithoutResults icon={Hourglass} tone="text-royal" title="Your work is being closed">
    <p className="max-w-read">
      The time is over. Within {lateAnswerMinutes} minutes your work is handed in with every answer that has
      reached us. You do not need to do anything.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button pending={isChecking} onClick={onCheckAgain}>
        Check again
      </Button>
      <Button asChild variant="quiet">
        <Link to="/assignments">Assignments</Link>
      </Button>
    </div>
  </TestWithoutResults>
);

/** A test that the pupil discarded, perhaps on another device while it was open here. */
export const DiscardedView = () => (
  <TestWithoutResults icon={Trash2} tone="text-royal" title="You discarded this test">
    <p className="max-w-read">
      It has no result, and your average, streak and test history have not changed. If you did not mean to
      discard it, start a new one.
    </p>
    <Button asChild>
      <Link to="/test/setup">New test</Link>
    </Button>
  </TestWithoutResults>
);

/** Work on an assignment that was handed in and whose result is not shown, or only its score. */
export const WithheldView = ({ results }: { results: TestResultsDto }) => (
  <TestWithoutResults icon={CircleCheck} tone="text-correct" title="Handed in">
    {results.withheld === 'SOLUTIONS' && (
      <p className="text-3xl font-bold">
        {results.score === null ? 'Not scored' : `${String(results.score)}%`}
      </p>
    )}
    <p className="max-w-read">
      {results.withheld === 'SOLUTIONS'
        ? 'Your teacher decides whether you see the solutions.'
        : 'Your teacher has your work. The assignment says when you see the result.'}
    </p>
    {results.assignmentId !== null && (
      <Button asChild>
        <Link to={`/assignments/${results.assignmentId}`}>Back to the assignment</Link>
      </Button>
    )}
  </TestWithoutResults>
);

interface TestWithoutResultsProps {
  icon: LucideIcon;
  /** The colour of the icon. */
  tone: string;
  title: string;
  children: ReactNode;
}

/** In place of the results of a test that has none, or none to show. */
function TestWithoutResults({ icon: Icon, tone, title, children }: TestWithoutResultsProps) {
  useEffect(forgetShownResults, []);
  return (
    <main id="main" tabIndex={-1}>
      <Page width="narrow" className="grid gap-4 pt-6 sm:pt-8">
        <div>
          <BackToDashboard />
        </div>
        <Card className="grid justify-items-center gap-3 text-center">
          <Icon aria-hidden strokeWidth={1.75} className={`size-9 ${tone}`} />
          <h1 className="text-2xl">{title}</h1>
          {children}
        </Card>
      </Page>
    </main>
  );
}
