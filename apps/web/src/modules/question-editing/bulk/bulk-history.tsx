import type { BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { BulkChangeActions } from './bulk-change-actions.tsx';
import { nameOfChange, resultOf } from './wording.ts';

interface BulkHistoryProps {
  changes: readonly BulkChangeDto[];
  onClose: () => void;
}

/** The latest bulk changes of all administrators, to undo them. */
export const BulkHistory = ({ changes, onClose }: BulkHistoryProps) => (
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
