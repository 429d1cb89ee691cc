import { classNames } from '../class-names.ts';
import { SlotButton, type SlotButtonProps } from '../actions/slot-button.tsx';

type NavItemProps = SlotButtonProps & {
  /** 'bar': along the top, with the current item underlined; 'list': in a sheet or at the side. */
  layout?: 'bar' | 'list' | undefined;
};

const layouts = {
  bar: 'rounded-sm px-2.5 whitespace-nowrap aria-[current=page]:rounded-b-none aria-[current=page]:shadow-[inset_0_-3px_0_var(--marker)]',
  list: 'w-full justify-start gap-3 rounded-sm px-3 hover:bg-sunk aria-[current=page]:bg-royal-wash aria-[current=page]:font-semibold aria-[current=page]:text-royal',
};

/** A navigation link; with asChild it applies its look to a router NavLink and shows its aria-current. */
export function NavItem({ layout = 'bar', className, ...rest }: NavItemProps) {
  return (
    <SlotButton
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink data-[state=open]:text-ink [&>svg]:size-5 [&>svg]:shrink-0',
        layouts[layout],
        className,
      )}
    />
  );
}
