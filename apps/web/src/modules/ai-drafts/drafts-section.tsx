import { draftsPerPage } from '@markwell/shared/ai-drafts/ai.contract';
import type { DraftDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { countOf } from '#lib/format.ts';
import { useChangeDrafts, useDrafts, type DraftChange } from './ai.queries.ts';
import { DraftCard } from './draft-card.tsx';
import { draftsAnchor } from './drafts-anchor.ts';
import { hasConcerns } from './has-concerns.ts';

const doneTexts = { publish: 'published', reject: 'rejected' };

/** The unpublished questions written by the AI, to review, edit, publish and reject, one by one or several in one step. */
export function DraftsSection() {
  const [page, setPage] = useState(1);
  const drafts = useDrafts(page);
  const changing = useChangeDrafts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The last change, until it is undone. */
  const [last, setLast] = useState<DraftChange & { action: keyof typeof doneTexts }>();

  function change(action: keyof typeof doneTexts, questionIds: string[]) {
    changing.mutate(
      { action, questionIds },
      {
        onSuccess: () => {
          setLast({ action, questionIds });
          setSelected((before) => new Set([...before].filter((id) => !questionIds.includes(id))));
        },
      },
    );
  }

  function undo({ questionIds }: DraftChange) {
    changing.mutate({ action: 'restore', questionIds }, { onSuccess: () => setLast(undefined) });
  }

  function select(ids: readonly string[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return (
    <div id={draftsAnchor} className="scroll-mt-4">
      <Section title="Drafts to review">
        {last && (
          <Banner
            tone="success"
            className="mb-3"
            action={
              <Button variant="quiet" size="dense" pending={changing.isPending} onClick={() => undo(last)}>
                Undo
              </Button>
            }
          >
            {countOf(last.questionIds.length, 'draft')} {doneTexts[last.action]}.
          </Banner>
        )}
        <Loaded
          query={drafts}
          loading={<Spinner label="Loading the drafts…" className="justify-start" />}
          failure="Failed to load the drafts"
        >
          {({ drafts: shown, total }) => (
            <DraftList
              drafts={shown}
              total={total}
              page={page}
              onPage={setPage}
              selected={selected}
              onSelect={select}
              isChanging={changing.isPending}
              onChange={change}
            />
          )}
        </Loaded>
      </Section>
    </div>
  );
}

interface DraftListProps {
  drafts: readonly DraftDto[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  isChanging: boolean;
  onChange: (action: keyof typeof doneTexts, questionIds: string[]) => void;
}

function DraftList(props: DraftListProps) {
  const { drafts, total, page, onPage, selected, onSelect, isChanging, onChange } = props;
  const pageCount = Math.ceil(total / draftsPerPage);
  if (total > 0 && drafts.length === 0) {
    return (
      <Button variant="quiet" size="small" onClick={() => onPage(Math.max(1, pageCount))}>
        Show the last page of {countOf(total, 'draft')}
      </Button>
    );
  }
  if (drafts.length === 0) {
    return (
      <EmptyState icon={FileCheck} title="No drafts to review" level={3}>
        Questions written by the AI are listed here until you publish them.
      </EmptyState>
    );
  }
  const ids = drafts.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id));
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {countOf(total, 'draft')}. Work out each answer yourself: some of the AI’s answer keys are wrong.
      </p>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={`Select all ${String(ids.length)} on this page`}
          checked={chosen.length === ids.length}
          indeterminate={chosen.length > 0 && chosen.length < ids.length}
          onChange={({ target }) => onSelect(ids, target.checked)}
        />
        {chosen.length > 0 && (
          <span className="flex flex-wrap gap-2">
            <PublishChosen
              count={chosen.length}
              doubtful={drafts.filter((draft) => selected.has(draft.id) && hasConcerns(draft)).length}
              isChanging={isChanging}
              onPublish={() => onChange('publish', chosen)}
            />
            <Button
              variant="quiet"
              size="dense"
              pending={isChanging}
              onClick={() => onChange('reject', chosen)}
            >
              Reject {countOf(chosen.length, 'draft')}
            </Button>
          </span>
        )}
      </div>
      <ul className="mb-4 grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard
              draft={draft}
              isSelected={selected.has(draft.id)}
              onSelect={(isSelected) => onSelect([draft.id], isSelected)}
              isChanging={isChanging}
              onPublish={() => onChange('publish', [draft.id])}
              onReject={() => onChange('reject', [draft.id])}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 && <Pager label="Drafts" page={page} pageCount={pageCount} onPage={onPage} />}
    </>
  );
}

interface PublishChosenProps {
  count: number;
  /** How many of them need a check. */
  doubtful: number;
  isChanging: boolean;
  onPublish: () => void;
}

/** Publishes the chosen drafts; asks first when something speaks against one of them. */
function PublishChosen({ count, doubtful, isChanging, onPublish }: PublishChosenProps) {
  const label = `Publish ${countOf(count, 'draft')}`;
  if (doubtful === 0) {
    return (
      <Button size="dense" pending={isChanging} onClick={onPublish}>
        {label}
      </Button>
    );
  }
  return (
    <AlertDialog
      trigger={
        <Button size="dense" pending={isChanging}>
          {label}
        </Button>
      }
      title={`${label}?`}
      description={`${countOf(doubtful, 'draft')} of ${String(count)} marked ‘Check before you publish’. Pupils may get a wrong key, or the same question twice.`}
      confirmLabel="Publish anyway"
      onConfirm={onPublish}
    />
  );
}
