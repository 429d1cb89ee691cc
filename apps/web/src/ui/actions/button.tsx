import type { ComponentProps, MouseEvent } from 'react';
import { Slot } from 'radix-ui';
import { LoaderCircle } from 'lucide-react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Applies the look to the only child, usually a link, instead of rendering a button. */
  asChild?: boolean | undefined;
  /** Shows a spinner and ignores further clicks, but keeps the focus. */
  pending?: boolean | undefined;
};

export function Button({
  variant = 'primary',
  size = 'medium',
  asChild = false,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      {...(pending ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={handleClick}
      className={buttonClasses(variant, size, className)}
    >
      {pending && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  );
}
