import { z } from 'zod';
import { secondsUntil } from '@markwell/shared/time/timer';
import {
  localStorageKeys,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '#lib/local-storage.ts';

/** A test's time as the browser stores it: seconds left at a time of this device's clock. */
const timerRecordSchema = z.object({
  timeLeft: z.number().min(0),
  /** Milliseconds since the epoch. */
  startTime: z.number(),
  /** False while the page is hidden. The clock keeps running anyway. */
  isRunning: z.boolean(),
  /** The deadline by the server's clock, which extra time and rest breaks may have moved. */
  deadlineAt: z.string().optional(),
});

const timerPrefix = 'mock-test-timer:';
export const timerStorageKey = (testId: string) => `${timerPrefix}${testId}`;

/** Removes the timers of earlier tests when a new one starts. */
export function clearTimers(): void {
  for (const key of localStorageKeys(timerPrefix)) removeFromLocalStorage(key);
}

/** A smaller difference is network delay, a larger one means that a clock was corrected. */
const ignoredDifferenceMs = 3_000;

interface ServerTime {
  deadlineAt: string;
  serverTime: string;
}

interface DeadlineClockOptions {
  testId: string;
  deadlineAt: string;
  /** Milliseconds since the epoch by this device's clock, which may be wrong. */
  now: () => number;
  /** What the device's clock shows, if `now` does not follow it; a stored time is compared with it after a reload. */
  shown?: () => number;
}

interface DeadlineClock {
  /** Sets the clock by the server's time; `receivedAt` by this device's clock, by default now. */
  sync: (reading: ServerTime, receivedAt?: number) => void;
  secondsLeft: () => number;
  /** Milliseconds until the deadline. */
  msLeft: () => number;
  /** Moves the deadline by milliseconds, for a rest break that the server does not know yet. */
  move: (milliseconds: number) => void;
  /** Milliseconds since the epoch by the server's clock. */
  serverNow: () => number;
  /** Stores the time for a reload; `isRunning` is false while the page is hidden. */
  save: (isRunning: boolean) => void;
}

/**
 * Counts down to the server's deadline, even if this device's clock is wrong. After a reload without network,
 * the stored record gives the deadline by this device's clock, so a reload never adds time.
 */
export function createDeadlineClock(options: DeadlineClockOptions): DeadlineClock {
  const { testId, deadlineAt, now, shown = now } = options;
  const record = readLocalStorageJson(timerStorageKey(testId), timerRecordSchema);
  let deadline = Date.parse(record?.deadlineAt ?? deadlineAt);
  let deadlineHere = record ? record.startTime + record.timeLeft * 1000 : deadline;

  return {
    sync(reading, receivedAt = now()) {
      const read = receivedAt + Date.parse(reading.deadlineAt) - Date.parse(reading.serverTime);
      // A new deadline is news, not noise.
      const expected = deadlineHere + Date.parse(reading.deadlineAt) - deadline;
      deadline = Date.parse(reading.deadlineAt);
      const isNoise = Math.abs(read - expected) < ignoredDifferenceMs;
      deadlineHere = isNoise ? Math.min(read, expected) : read;
    },
    msLeft: () => deadlineHere - now(),
    move(milliseconds) {
      deadline += milliseconds;
      deadlineHere += milliseconds;
    },
    secondsLeft: () => secondsUntil(deadlineHere, now()),
    serverNow: () => deadline - (deadlineHere - now()),
    save(isRunning) {
      const timeLeft = secondsUntil(deadlineHere, now());
      writeLocalStorageJson(timerStorageKey(testId), {
        timeLeft,
        startTime: shown() + deadlineHere - now() - timeLeft * 1000,
        isRunning,
        deadlineAt: new Date(deadline).toISOString(),
      });
    },
  };
}
