import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import type { CreativeStatus } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { useState } from 'react';
import { DeleteSelected } from '#ui/admin/delete-selected.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { useChangeMany, type BulkChange } from './creative-writing.queries.ts';

const resultsStay = 'Pupils who have answered them can still see their results.';

interface SelectionActionsProps {
  selected: readonly ManagedCreativeQuestionDto[];
  onDeleted: () => void;
}

/** Publishes, withdraws and deletes the selected questions. */
export function SelectionActions({ selected, onDeleted }: SelectionActionsProps) {
  const changing = useChangeMany();
  const idsOf = (questions: typeof selected) => questions.map(({ id }) => id);
  const withStatus = (status: CreativeStatus) =>
    idsOf(selected.filter((question) => question.status === status));
  const statusButton = (action: BulkChange['action'], label: string, questionIds: string[]) =>
    questionIds.length > 0 && (
      <Button
        variant="subtle"
        size="dense"
        pending={changing.isPending}
        onClick={() => changing.mutate({ action, selection: { questionIds } })}
      >
        {label}
      </Button>
    );
  return (
    <>
      {statusButton('publish', 'Publish Selected', withStatus('draft'))}
      {statusButton('withdraw', 'Withdraw Selected', withStatus('published'))}
      <DeleteSelected
        description={`Are you sure you want to delete ${formatNumber(selected.length)} question(s)? This action cannot be undone. ${resultsStay}`}
        deletion={changing}
        target={{ action: 'delete', selection: { questionIds: idsOf(selected) } }}
        onDeleted={onDeleted}
      />
    </>
  );
}

const actions = {
  publish: { label: 'Publish', explanation: 'Pupils get them from now on. Published ones stay as they are.' },
  withdraw: {
    label: 'Withdraw',
    explanation: 'They become drafts, and pupils no longer get them. Drafts stay as they are.',
  },
  delete: { label: 'Delete', explanation: `This action cannot be undone. ${resultsStay}` },
} as const satisfies Record<BulkChange['action'], { label: string; explanation: string }>;

interface MatchingActionsProps {
  filter: Extract<BulkChange['selection'], { count: number }>['filter'];
  /** How many match. */
  count: number;
  onDone: () => void;
}

/** The same for all questions that match the filters, after asking with their number. */
export function MatchingActions({ filter, count, onDone }: MatchingActionsProps) {
  const changing = useChangeMany();
  const [asked, setAsked] = useState<BulkChange['action'] | null>(null);
  const offered = [
    ...(filter.status === 'published' ? [] : (['publish'] as const)),
    ...(filter.status === 'draft' ? [] : (['withdraw'] as const)),
    'delete' as const,
  ];
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          variant="subtle"
          size="dense"
          className={action === 'delete' ? 'text-wrong!' : undefined}
          onClick={() => setAsked(action)}
        >
          {actions[action].label}…
        </Button>
      ))}
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          tone={asked === 'delete' ? 'danger' : 'primary'}
          title={`${actions[asked].label} ${countOf(count, 'question')}?`}
          description={actions[asked].explanation}
          confirmLabel={actions[asked].label}
          pending={changing.isPending}
          onConfirm={() => {
            changing.mutate({ action: asked, selection: { filter, count } }, { onSuccess: onDone });
          }}
        />
      )}
    </>
  );
}
