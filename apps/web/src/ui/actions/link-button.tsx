import { classNames } from '../class-names.ts';
import { SlotButton, type SlotButtonProps } from './slot-button.tsx';

/** A royal blue link that is large enough for touch; with asChild it applies its look to a router link. */
export function LinkButton({ className, ...rest }: SlotButtonProps) {
  return (
    <SlotButton
      {...rest}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-sm font-semibold text-royal underline-offset-4 hover:underline disabled:text-ink-soft print:hidden',
        className,
      )}
    />
  );
}
