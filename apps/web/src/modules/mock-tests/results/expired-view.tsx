import type { ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ResultsBar } from './results-bar.tsx';

interface ExpiredViewProps {
  test: StartedTestDto;
  /** A banner about saving the result. */
  notice: ReactNode;
  onStartAgain: () => void;
  onLeave: () => void;
}

/** A test whose time ran out without an answer: it has no result. */
export function ExpiredView({ test, notice, onStartAgain, onLeave }: ExpiredViewProps) {
  return (
    <>
      <ResultsBar test={test} onLeave={onLeave} />
      <main id="main" tabIndex={-1}>
        <Page width="narrow" className="grid gap-4 pt-6 sm:pt-8">
          {notice}
          <Card className="grid justify-items-center gap-3 text-center">
            <Hourglass aria-hidden strokeWidth={1.75} className="size-9 text-royal" />
            <h1 className="text-2xl">Time was up</h1>
            <p className="max-w-read">
              Time ran out before you answered a question, so this test does not count. Your average, streak
              and test history have not changed.
            </p>
            <Button onClick={onStartAgain}>Start again</Button>
          </Card>
        </Page>
      </main>
    </>
  );
}
