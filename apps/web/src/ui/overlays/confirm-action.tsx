import { useState, type ComponentProps, type ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';

type ConfirmActionProps<Target> = Omit<
  ComponentProps<typeof AlertDialog>,
  'open' | 'onOpenChange' | 'pending' | 'onConfirm'
> & {
  trigger: ReactNode;
  /** A mutation that shows its own toasts. */
  action: {
    isPending: boolean;
    mutate: (target: Target, options: { onSuccess: () => void; onSettled: () => void }) => void;
  };
  onDone?: () => void;
} & (undefined extends Target ? { target?: Target } : { target: Target });

/** A button that asks first. The dialog stays open until the server has replied, and then closes, also after an error. */
export function ConfirmAction<Target>(props: ConfirmActionProps<Target>) {
  const { action, target, onDone, ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <AlertDialog
      {...dialog}
      open={isAsking}
      onOpenChange={setAsking}
      pending={action.isPending}
      onConfirm={() => {
        action.mutate(target as Target, {
          onSuccess: () => {
            onDone?.();
          },
          onSettled: () => setAsking(false),
        });
      }}
    />
  );
}
