import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'subtle' | 'danger';
/** Pupils' screens use small (44 px) and larger; dense (38 px) is for administrators' tables. */
export type ButtonSize = 'dense' | 'small' | 'medium' | 'large' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-royal text-on-royal hover:bg-royal-deep',
  quiet: 'border-line-strong bg-card text-ink hover:border-ink',
  subtle: 'border-transparent text-royal hover:bg-royal-wash',
  danger: 'border-transparent bg-wrong text-on-wrong hover:bg-wrong-deep',
};

const sizes: Record<ButtonSize, string> = {
  dense: 'min-h-[38px] rounded-sm px-3 text-sm',
  small: 'min-h-11 rounded-md px-4 py-1.5 text-sm',
  medium: 'min-h-12 rounded-md px-5 py-2 text-base',
  large: 'min-h-14 rounded-lg px-7 py-2 text-lg',
  icon: 'size-11 rounded-md',
};

export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 border-[1.5px] text-center leading-tight font-semibold no-underline transition-colors duration-150 select-none print:hidden',
    'disabled:border-line disabled:bg-sunk disabled:text-ink-soft',
    variants[variant],
    sizes[size],
    className,
  );
}
