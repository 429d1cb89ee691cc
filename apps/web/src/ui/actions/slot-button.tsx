import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

export type SlotButtonProps = ComponentProps<'button'> & {
  /** Applies the look to the only child, usually a link, instead of rendering a button. */
  asChild?: boolean | undefined;
};

/** A button without a look, which can be a link instead. */
export function SlotButton({ asChild = false, ...rest }: SlotButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return <Element {...(asChild ? {} : { type: 'button' as const })} {...rest} />;
}
