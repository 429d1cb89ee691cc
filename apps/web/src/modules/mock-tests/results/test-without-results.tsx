import type { LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Card } from '#ui/display/card.tsx';
import { forgetShownResults } from './last-shown-results.ts';

interface TestWithoutResultsProps {
  icon: LucideIcon;
  /** The colour of the icon. */
  tone: string;
  title: string;
  children: ReactNode;
}

/** In place of the results of a test that has none, or none to show. */
export function TestWithoutResults({ icon: Icon, tone, title, children }: TestWithoutResultsProps) {
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
