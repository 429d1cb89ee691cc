import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AlertDialog } from '../overlays/alert-dialog.tsx';

export interface ConfirmDeleteProps<Target> {
  title: string;
  /** What is deleted with it, and whether it can be undone. */
  description: ReactNode;
  confirmLabel?: string | undefined;
  /** Shows its own toasts. */
  deletion: Pick<UseMutationResult<unknown, Error, Target>, 'mutate' | 'isPending'>;
  target: Target;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

interface ConfirmPermanentDeleteProps<Target> extends Omit<
  ConfirmDeleteProps<Target>,
  'title' | 'description' | 'confirmLabel'
> {
  /** What is deleted: 'topic'. */
  what: string;
  name: string;
  /** What is deleted with it: '12 questions and 1 past paper'. */
  contents: string;
  /** What stays. */
  note?: string;
}

/** Asks before something is deleted together with what it contains. */
export const ConfirmPermanentDelete = <Target,>(props: ConfirmPermanentDeleteProps<Target>) => {
  const { what, name, contents, note, ...rest } = props;
  return (
    <ConfirmDelete
      {...rest}
      title={`Delete ${name}?`}
      description={
        <>
          <p>
            This permanently deletes the {what} with <strong>{contents}</strong>. It cannot be undone.
          </p>
          {note !== undefined && <p className="mt-2">{note}</p>}
        </>
      }
      confirmLabel={`Delete ${what}`}
    />
  );
};

/** Asks before something is deleted. Stays open during the deletion, and after a failed one to try again. */
export function ConfirmDelete<Target>(props: ConfirmDeleteProps<Target>) {
  const { title, description, confirmLabel = 'Delete', deletion, target, onDeleted, onClose } = props;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      pending={deletion.isPending}
      onConfirm={() => {
        deletion.mutate(target, {
          onSuccess: () => {
            onDeleted?.();
            onClose();
          },
        });
      }}
    />
  );
}
