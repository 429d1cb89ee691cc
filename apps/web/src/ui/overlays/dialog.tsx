import type { ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' };

export interface DialogContentProps {
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** The buttons, at the bottom right. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The buttons of a dialog, at the bottom right. */
export const DialogFooter = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}>
    {children}
  </div>
);

export const overlayClasses = 'fixed inset-0 z-40 bg-overlay animate-appear';

export function DialogContent({
  title,
  titleHidden = false,
  description,
  size = 'medium',
  footer,
  children,
}: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay
        className={classNames(overlayClasses, 'grid place-items-center overflow-y-auto p-4')}
      >
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...returnFocus}
          className={classNames(
            'relative w-full animate-rise rounded-xl border border-line bg-card p-5 text-ink shadow-lift sm:p-7',
            widths[size],
          )}
        >
          <RadixDialog.Title className={titleHidden ? 'sr-only' : 'pr-12 text-2xl'}>
            {title}
          </RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </RadixDialog.Description>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
          {footer !== undefined && <DialogFooter className="mt-6">{footer}</DialogFooter>}
          <RadixDialog.Close asChild>
            <IconButton icon={X} label="Close" className="absolute top-3 right-3 text-ink-soft" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}
