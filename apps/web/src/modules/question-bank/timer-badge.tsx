import { Clock, Pause } from 'lucide-react';
import { timeLeftText, timerLevelOf, timerMessages, type TimerLevel } from '@markwell/shared/time/timer';
import { classNames } from '#ui/class-names.ts';

const levels: Record<TimerLevel, string> = {
  normal: 'bg-normal-wash text-normal',
  caution: 'bg-caution-wash text-caution',
  warning: 'bg-warning-wash text-warning',
  critical: 'bg-critical-wash text-critical animate-urgent',
};

interface TimerBadgeProps {
  secondsLeft: number;
  paused?: boolean | undefined;
}

/** The time left. Screen readers announce it only at its thresholds. */
export function TimerBadge({ secondsLeft, paused = false }: TimerBadgeProps) {
  const level = timerLevelOf(secondsLeft);
  const message = timerMessages[level];
  const Icon = paused ? Pause : Clock;
  return (
    <div
      data-level={level}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-md px-2.5 py-1 sm:px-3.5 print:hidden',
        levels[level],
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={classNames('size-[18px] shrink-0', message && 'max-sm:hidden')}
      />
      <div className="leading-tight">
        <div role="timer" aria-label="Time left" className="text-lg font-bold figures-tabular">
          {timeLeftText(secondsLeft)}
          {paused && <span className="sr-only">, paused</span>}
        </div>
        <div
          role="status"
          className={
            level === 'caution' ? 'sr-only' : 'text-xs font-semibold max-sm:max-w-30 sm:whitespace-nowrap'
          }
        >
          {level === 'caution' ? '10 minutes remaining' : message}
        </div>
      </div>
    </div>
  );
}
