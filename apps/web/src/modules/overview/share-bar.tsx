import { classNames } from '#ui/class-names.ts';

const fills = { royal: 'bg-royal', wrong: 'bg-wrong', subject: 'bg-subject' };

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  tone?: keyof typeof fills | undefined;
  className?: string | undefined;
}

/** A bar next to a figure that shows the same value; hidden from screen readers. */
export function ShareBar({ share, tone = 'royal', className }: ShareBarProps) {
  return (
    <span aria-hidden className={classNames('print-exact block h-2 rounded-full bg-line', className)}>
      <span
        className={classNames('block h-full rounded-full', fills[tone])}
        style={{ width: `${String(Math.min(Math.max(share, 0), 1) * 100)}%` }}
      />
    </span>
  );
}
