import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ConfirmDelete, type ConfirmDeleteProps } from './confirm-delete.tsx';

interface DeleteSelectedProps<Target> extends Pick<
  ConfirmDeleteProps<Target>,
  'deletion' | 'target' | 'onDeleted'
> {
  /** What is deleted, and whether it can be undone. */
  description: ReactNode;
}

/** The button that deletes the selected questions of a list, after asking. */
export function DeleteSelected<Target>(props: DeleteSelectedProps<Target>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" size="dense" className="text-wrong!" onClick={() => setIsAsking(true)}>
        Delete Selected
      </Button>
      {isAsking && <ConfirmDelete {...props} title="Delete questions" onClose={() => setIsAsking(false)} />}
    </>
  );
}
