import type { TestResultsDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { useEffect } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackToDashboard } from '#components/layout/back-to-dashboard.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { forgetShownResults } from './last-shown-results.ts';

/** Work on an assignment that was handed in and whose result is not shown, or only its score. */
export function WithheldView({ results }: { results: TestResultsDto }) {
  useEffect(forgetShownResults, []);
  return (
    <main id="main" tabIndex={-1}>
      <Page width="narrow" className="grid gap-4 pt-6 sm:pt-8">
        <div>
          <BackToDashboard />
        </div>
        <Card className="grid justify-items-center gap-3 text-center">
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-9 text-correct" />
          <h1 className="text-2xl">Handed in</h1>
          {results.withheld === 'SOLUTIONS' && <p className="text-3xl font-bold">{results.score}%</p>}
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
        </Card>
      </Page>
    </main>
  );
}
