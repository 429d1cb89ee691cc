import { classNames } from './class-names.ts';

/** The place of something that is coming; give it a size. Say what is coming once, near by, with a Spinner or a status. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-md bg-line', className)} />;
}
