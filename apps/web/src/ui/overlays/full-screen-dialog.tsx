import type { ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

interface FullScreenDialogProps {
  title: ReactNode;
  /** Controls next to the title. */
  actions?: ReactNode;
  onClose: () => void;
  /** Called first when Escape is pressed; true if the dialog should stay open. */
  onEscape?: (() => boolean) | undefined;
  children: ReactNode;
}

/** Covers the whole page and keeps the focus inside. At first the dialog itself has the focus. */
export function FullScreenDialog({ title, actions, onClose, onEscape, children }: FullScreenDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <RadixDialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (onEscape?.()) event.preventDefault();
          }}
          // Nothing is beside it: what is outside is over it, for example the menu of one of its buttons.
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex animate-appear flex-col bg-paper text-ink outline-none"
        >
          <div className="flex items-center gap-2 border-b border-line bg-card py-2 pr-2 pl-4.5 sm:pl-6">
            <RadixDialog.Title className="min-w-0 grow truncate text-lg sm:text-xl">
              {title}
            </RadixDialog.Title>
            {actions}
            <RadixDialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
