import { classNames } from '../class-names.ts';

const fills = {
  royal: 'bg-royal',
  correct: 'bg-correct',
  wrong: 'bg-wrong',
  marker: 'bg-marker',
  caution: 'bg-caution',
  subject: 'bg-subject',
};

interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max?: number | undefined;
  /** The value for screen readers where a percentage would not be clear: 'Question 7 of 20'. */
  valueText?: string | undefined;
  tone?: keyof typeof fills | undefined;
  /** 'edge': the thin line under a bar at the top of the page. */
  shape?: 'rounded' | 'edge' | undefined;
  className?: string | undefined;
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'royal',
  shape = 'rounded',
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      {...(valueText !== undefined && { 'aria-valuetext': valueText })}
      className={classNames(
        'print-exact overflow-hidden bg-line',
        shape === 'edge' ? 'h-1.5' : 'h-2 rounded-full',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full transition-[width] duration-150',
          shape === 'rounded' && 'rounded-full',
          fills[tone],
        )}
        style={{ width: `${String(share * 100)}%` }}
      />
    </div>
  );
}
