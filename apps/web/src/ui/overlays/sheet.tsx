import type { ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { overlayClasses } from './dialog.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

export const Sheet = RadixDialog.Root;

interface SheetContentProps {
  title: ReactNode;
  titleHidden?: boolean | undefined;
  side?: 'left' | 'right' | undefined;
  children: ReactNode;
}

/** A panel that slides in from the edge, for example the menu on a phone. */
export function SheetContent({ title, titleHidden = false, side = 'left', children }: SheetContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        aria-describedby={undefined}
        {...returnFocus}
        className={classNames(
          'fixed inset-y-0 z-50 flex w-[min(20rem,88vw)] animate-slide-in flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink shadow-lift',
          side === 'left' ? 'left-0 border-r' : 'right-0 border-l [--slide-from:24px]',
        )}
      >
        <div className="flex min-h-16 items-center justify-between gap-3 py-2 pr-2 pl-5">
          <RadixDialog.Title className={titleHidden ? 'sr-only' : 'text-lg'}>{title}</RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton icon={X} label="Close" className="ml-auto text-ink-soft" />
          </RadixDialog.Close>
        </div>
        <div className="grow px-3 pb-6">{children}</div>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
