import { FileCheck } from 'lucide-react';
import { Section } from '../../components/layout/section.tsx';
import { EmptyState } from '../../components/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../components/ui/feedback/error-state.tsx';
import { Spinner } from '../../components/ui/feedback/spinner.tsx';
import { countOf } from '../../lib/format.ts';
import { useDrafts } from './ai.queries.ts';
import { DraftCard } from './draft-card.tsx';
import { draftsAnchor } from './drafts-anchor.ts';

/** The unpublished questions written by the AI, to review, edit and publish. */
export function DraftsSection() {
  const drafts = useDrafts();
  return (
    <div id={draftsAnchor} className="scroll-mt-4">
      <Section title="Drafts to review">
        {drafts.isPending && <Spinner label="Loading the drafts…" className="justify-start" />}
        {drafts.isError && (
          <ErrorState
            message="Failed to load the drafts"
            onRetry={() => void drafts.refetch()}
            retrying={drafts.isFetching}
            className="py-8"
          />
        )}
        {drafts.isSuccess && drafts.data.drafts.length === 0 && (
          <EmptyState icon={FileCheck} title="No drafts to review" level={3}>
            Questions written by the AI are listed here until you publish them.
          </EmptyState>
        )}
        {drafts.isSuccess && drafts.data.drafts.length > 0 && (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {drafts.data.drafts.length < drafts.data.total
                ? `The newest ${String(drafts.data.drafts.length)} of ${countOf(drafts.data.total, 'draft')}`
                : countOf(drafts.data.total, 'draft')}
              . Work out each answer yourself: some of the AI’s answer keys are wrong.
            </p>
            <ul className="grid gap-3">
              {drafts.data.drafts.map((draft) => (
                <li key={draft.id}>
                  <DraftCard draft={draft} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
    </div>
  );
}
