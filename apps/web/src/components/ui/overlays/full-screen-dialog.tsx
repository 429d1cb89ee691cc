import { useRef, type ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';

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
  const opener = useRef<Element>(null);
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
            opener.current = document.activeElement;
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            if (onEscape?.()) event.preventDefault();
          }}
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
