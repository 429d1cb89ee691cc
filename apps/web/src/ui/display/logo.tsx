import { productName } from '@markwell/shared/contract/product';
import { classNames } from '../class-names.ts';

interface LogoProps {
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
  /** Of the name beside the mark. */
  wordClassName?: string | undefined;
}

/** The logo, a tick in a square, and the name. Put it in a link. */
export function Logo({ size = 'medium', className, wordClassName }: LogoProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 font-heading font-bold tracking-tight whitespace-nowrap text-ink',
        size === 'medium' ? 'text-[1.375rem]' : 'text-lg',
        className,
      )}
    >
      <LogoMark />
      <span className={wordClassName}>{productName}</span>
    </span>
  );
}

function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-7 shrink-0">
      <rect width="28" height="28" rx="7" className="fill-logo" />
      <path
        d="M8 14.5 12.2 19 20 9"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-marker"
      />
    </svg>
  );
}
