import { classNames } from '../class-names.ts';

/** A placeholder for loading content; give it a size. Announce it once nearby, with a Spinner. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-md bg-line', className)} />;
}
