import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button.tsx';

type DialogButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  label: ReactNode;
  /** Shows the dialog immediately. */
  isOpenAtFirst?: boolean | undefined;
  /** The dialog, which is rendered while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ label, isOpenAtFirst = false, children, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
