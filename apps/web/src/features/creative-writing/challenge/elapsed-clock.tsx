import { useEffect, useState } from 'react';
import { Clock } from 'lucide-react';
import { minutesAndSeconds } from '@markwell/shared/rules/time/timer';

/** The time since `since` (milliseconds since the epoch). Screen readers do not announce it. */
export function ElapsedClock({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <span className="inline-flex min-h-11 items-center gap-2 rounded-md bg-sunk px-3.5">
      <Clock aria-hidden strokeWidth={2.5} className="size-[18px] shrink-0 text-ink-soft" />
      <span role="timer" aria-label="Time on this question" className="text-lg font-bold figures-tabular">
        {minutesAndSeconds((now - since) / 1000)}
      </span>
    </span>
  );
}
