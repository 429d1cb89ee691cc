import { Clock } from 'lucide-react';
import { minutesAndSeconds, timerMessages, timerThresholds } from '@markwell/shared/time/timer';
import { classNames } from '#ui/class-names.ts';

/** Seconds left at which the remaining time is announced again. */
const lastAnnouncement = 10;

function announcement(secondsLeft: number): string | undefined {
  if (secondsLeft <= lastAnnouncement) return `${String(lastAnnouncement)} seconds remaining`;
  return secondsLeft <= timerThresholds.critical ? timerMessages.critical : undefined;
}

/** The time left. Announced at one minute and at ten seconds, not every second. */
export function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const isCritical = secondsLeft <= timerThresholds.critical;
  return (
    <div
      data-level={isCritical ? 'critical' : 'normal'}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3.5 py-1',
        isCritical ? 'animate-urgent bg-critical-wash text-critical' : 'bg-normal-wash text-normal',
      )}
    >
      <Clock aria-hidden strokeWidth={2.5} className="size-[18px] shrink-0 max-[359px]:hidden" />
      <span role="timer" aria-label="Time left" className="text-lg font-bold figures-tabular">
        {minutesAndSeconds(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {announcement(secondsLeft)}
      </span>
    </div>
  );
}
