import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import type { CreativeStatus } from '@markwell/shared/vocabulary/creative-writing';
import { DeleteSelected } from '../../components/admin/delete-selected.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useDeleteSelected, useSetStatusOfSelected } from './creative-writing.queries.ts';

interface SelectionActionsProps {
  selected: readonly ManagedCreativeQuestionDto[];
  onDeleted: () => void;
}

/** Publishes, withdraws and deletes the selected questions. */
export function SelectionActions({ selected, onDeleted }: SelectionActionsProps) {
  const deletion = useDeleteSelected();
  const idsWith = (status: CreativeStatus) =>
    selected.filter((question) => question.status === status).map(({ id }) => id);
  return (
    <>
      <SetStatus label="Publish Selected" status="published" ids={idsWith('draft')} />
      <SetStatus label="Withdraw Selected" status="draft" ids={idsWith('published')} />
      <DeleteSelected
        description={`Are you sure you want to delete ${formatNumber(selected.length)} question(s)? This action cannot be undone. Pupils who have answered them can still see their results.`}
        deletion={deletion}
        target={selected.map(({ id }) => id)}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface SetStatusProps {
  label: string;
  status: CreativeStatus;
  ids: readonly string[];
}

function SetStatus({ label, status, ids }: SetStatusProps) {
  const setStatus = useSetStatusOfSelected(status);
  if (ids.length === 0) return null;
  return (
    <Button variant="subtle" size="dense" pending={setStatus.isPending} onClick={() => setStatus.mutate(ids)}>
      {label}
    </Button>
  );
}
