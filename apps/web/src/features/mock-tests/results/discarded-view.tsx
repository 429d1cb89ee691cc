import { useEffect } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackToDashboard } from '#components/layout/back-to-dashboard.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { forgetShownResults } from './last-shown-results.ts';

/** A test that the pupil discarded, perhaps on another device while it was open here. */
export function DiscardedView() {
  useEffect(forgetShownResults, []);
  return (
    <main id="main" tabIndex={-1}>
      <Page width="narrow" className="grid gap-4 pt-6 sm:pt-8">
        <div>
          <BackToDashboard />
        </div>
        <Card className="grid justify-items-center gap-3 text-center">
          <Trash2 aria-hidden strokeWidth={1.75} className="size-9 text-royal" />
          <h1 className="text-2xl">You discarded this test</h1>
          <p className="max-w-read">
            It has no result, and your average, streak and test history have not changed. If you did not mean
            to discard it, start a new one.
          </p>
          <Button asChild>
            <Link to="/test/setup">New test</Link>
          </Button>
        </Card>
      </Page>
    </main>
  );
}
