import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../class-names.ts';

type LinkButtonProps = ComponentProps<'button'> & { asChild?: boolean | undefined };

/** A royal blue link that is large enough for touch; with asChild it applies its look to a router link. */
export function LinkButton({ asChild = false, className, ...rest }: LinkButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-royal underline-offset-4 hover:underline disabled:text-ink-soft print:hidden',
        className,
      )}
    />
  );
}
