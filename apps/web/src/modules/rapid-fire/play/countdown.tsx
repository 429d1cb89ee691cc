import { useEffect } from 'react';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { countdownText } from './quiz-times.ts';
import { useNow } from '#lib/use-now.ts';

/** Milliseconds. */
const tick = 100;

interface CountdownProps {
  /** Milliseconds since the epoch by this device's clock. */
  startsAt: number;
  deadline: number;
  onGo: () => void;
}

/** 3, 2, 1, GO. Calculated from the clock, so that a page that was paused skips the time that has passed. */
export function Countdown({ startsAt, deadline, onGo }: CountdownProps) {
  const now = useNow(tick);
  const text = countdownText(startsAt - now);

  useEffect(() => {
    if (text === null) onGo();
  }, [onGo, text]);

  return (
    <div className="grid min-h-[55dvh] place-content-center text-center">
      <p
        role="status"
        className="font-heading text-[8rem] leading-none font-bold tracking-tight figures-tabular sm:text-[11rem]"
      >
        {text === 'GO' ? <span className="highlight px-4">GO</span> : text}
      </p>
      <p className="mt-6 text-ink-soft">
        Answer quickly: {minutesAndSeconds((deadline - startsAt) / 1000)} for all the questions.
      </p>
    </div>
  );
}
