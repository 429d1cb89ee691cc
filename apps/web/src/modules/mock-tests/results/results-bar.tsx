import { ArrowLeft } from 'lucide-react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { countOf } from '#lib/format.ts';

/** The bar above the results: a link to the dashboard, and which test this was. */
export function ResultsBar({ test, onLeave }: { test: StartedTestDto; onLeave: () => void }) {
  return (
    <header className="border-b border-line bg-card print:border-0">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-4 px-4.5 py-1 sm:px-6 print:px-0">
        <LinkButton onClick={onLeave} className="text-ink!">
          <ArrowLeft aria-hidden className="size-[18px]" />
          Back to Dashboard
        </LinkButton>
        <p className="text-sm text-ink-soft">
          {[
            test.assignmentTitle ?? test.subject.name,
            countOf(test.questions.length, 'question'),
            // An assignment without a time limit has the time until it closed.
            ...(test.kind === 'ASSIGNMENT' ? [] : [`${String(Math.round(test.duration))} min`]),
          ].join(' · ')}
        </p>
      </div>
    </header>
  );
}
