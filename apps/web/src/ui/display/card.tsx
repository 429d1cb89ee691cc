import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../class-names.ts';

type CardProps = ComponentProps<'div'> & {
  /** Applies the look to the only child (a link, an article, a list item) instead of rendering a div. */
  asChild?: boolean | undefined;
  /** The whole card can be clicked. */
  interactive?: boolean | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
};

const paddings = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-5 sm:p-8' };

export function Card({
  asChild = false,
  interactive = false,
  padding = 'medium',
  className,
  ...rest
}: CardProps) {
  const Element = asChild ? Slot.Root : 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-lg border border-line bg-card text-ink',
        interactive && 'transition-colors duration-150 hover:border-line-strong',
        paddings[padding],
        className,
      )}
    />
  );
}
