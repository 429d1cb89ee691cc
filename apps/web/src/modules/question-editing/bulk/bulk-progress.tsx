import type { BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { formatNumber } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { BulkChangeActions } from './bulk-change-actions.tsx';
import { isActive, useBulkChanges } from './bulk-changes.queries.ts';
import { nameOfChange, resultOf } from './bulk-change-texts.ts';

const hourMs = 3_600_000;

const hasJustEnded = ({ finishedAt }: BulkChangeDto) =>
  finishedAt !== null && Date.now() - new Date(finishedAt).getTime() < hourMs;

/** Bulk changes above the list of questions, which is shown with them so that it does not move. */
export function BulkProgress({ children: list }: { children: ReactNode }) {
  const { changes, isPending } = useBulkChanges();
  return (
    <>
      {changes && changes.length > 0 && <BulkChanges changes={changes} />}
      <div className={isPending ? 'hidden' : 'contents'}>{list}</div>
    </>
  );
}

/** The bulk change that is running, or the one that the administrator made in the last hour, until it is hidden. */
function BulkChanges({ changes }: { changes: BulkChangeDto[] }) {
  const userId = useAuth().user?.id;
  const [hiddenId, setHiddenId] = useState('');
  const [isOpen, setOpen] = useState(false);
  const shown =
    changes.find(isActive) ??
    changes.find(
      (change) => change.startedBy?.id === userId && hasJustEnded(change) && change.id !== hiddenId,
    );
  return (
    <div className="mb-3 grid gap-2">
      {shown && (
        <Banner
          tone={isActive(shown) ? 'info' : 'success'}
          title={`${nameOfChange(shown)}: ${stateOf(shown)}`}
          action={
            <span className="flex flex-wrap gap-1">
              <BulkChangeActions change={shown} />
              {!isActive(shown) && (
                <Button variant="subtle" size="dense" onClick={() => setHiddenId(shown.id)}>
                  Hide
                </Button>
              )}
            </span>
          }
        >
          {isActive(shown) ? <Progress change={shown} /> : <p>{resultOf(shown)}.</p>}
        </Banner>
      )}
      <Button
        variant="subtle"
        size="dense"
        className="-ml-3 justify-self-start"
        onClick={() => setOpen(true)}
      >
        Earlier bulk changes
      </Button>
      {isOpen && <BulkHistory changes={changes} onClose={() => setOpen(false)} />}
    </div>
  );
}

const stateNames: Record<BulkChangeDto['status'], string> = {
  running: 'running',
  finished: 'done',
  cancelled: 'cancelled',
  undoing: 'being undone',
  undone: 'undone',
};
const stateOf = ({ status }: BulkChangeDto) => stateNames[status];

/** While undoing, the questions that are still changed are left. */
function Progress({ change }: { change: BulkChangeDto }) {
  const { status, total, pending, changed, undone, notUndone } = change;
  const isUndo = status === 'undoing';
  const max = isUndo ? changed + undone + notUndone : total;
  const done = isUndo ? undone + notUndone : total - pending;
  const text = `${formatNumber(done)} of ${formatNumber(max)}`;
  return (
    <>
      {/* The progress bar has the same text, and is not read out with every change. */}
      <p aria-hidden className="figures-tabular">
        {text}
      </p>
      <ProgressBar label={nameOfChange(change)} value={done} max={max} valueText={text} />
    </>
  );
}

interface BulkHistoryProps {
  changes: readonly BulkChangeDto[];
  onClose: () => void;
}

/** The latest bulk changes of all administrators, to undo them. */
const BulkHistory = ({ changes, onClose }: BulkHistoryProps) => (
  <Dialog open onOpenChange={onClose}>
    <DialogContent size="large" title="Bulk changes">
      <ul className="grid max-h-[65dvh] gap-3 overflow-auto">
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{nameOfChange(change)}</p>
              <p className="text-sm text-ink-soft">
                {resultOf(change)} · {change.startedBy?.name ?? 'A deleted account'} ·{' '}
                {formatInstant(change.createdAt)}
              </p>
            </div>
            <span className="flex flex-wrap gap-1">
              <BulkChangeActions change={change} />
            </span>
          </li>
        ))}
      </ul>
    </DialogContent>
  </Dialog>
);
