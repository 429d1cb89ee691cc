import type { ReactNode } from 'react';
import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { overlayClasses } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

interface AlertDialogProps {
  /** The element that opens the dialog; omit it when open and onOpenChange control it. */
  trigger?: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  /** It cannot be closed now: that would not stop what was confirmed. */
  pending?: boolean | undefined;
  /** A controlled dialog stays open until the caller closes it; otherwise it closes immediately. */
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. The focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { trigger, open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'primary', pending = false, onConfirm, children } = props;
  const returnFocus = useReturnFocus();
  const confirm = (
    <Button variant={tone} pending={pending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <RadixAlertDialog.Root
      {...(open !== undefined && { open })}
      onOpenChange={(next) => {
        if (!pending) onOpenChange?.(next);
      }}
    >
      {trigger !== undefined && <RadixAlertDialog.Trigger asChild>{trigger}</RadixAlertDialog.Trigger>}
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay
          className={classNames(overlayClasses, 'grid place-items-center overflow-y-auto p-4')}
        >
          <RadixAlertDialog.Content
            {...returnFocus}
            className="w-full max-w-md animate-rise rounded-xl border border-line bg-card p-5 text-ink shadow-lift sm:p-7"
          >
            <RadixAlertDialog.Title className="text-2xl">{title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </RadixAlertDialog.Description>
            {children !== undefined && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <RadixAlertDialog.Cancel asChild>
                <Button variant="quiet">{cancelLabel}</Button>
              </RadixAlertDialog.Cancel>
              {open === undefined ? (
                <RadixAlertDialog.Action asChild>{confirm}</RadixAlertDialog.Action>
              ) : (
                confirm
              )}
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
