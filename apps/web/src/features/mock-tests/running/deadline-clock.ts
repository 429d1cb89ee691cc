import { z } from 'zod';
import { secondsUntil } from '@markwell/shared/rules/timer';
import {
  localStorageKeys,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '../../../lib/local-storage.ts';

/** What the browser keeps of a test's time (spec 2 §3): seconds left at an instant of this device's own clock. */
const timerRecordSchema = z.object({
  timeLeft: z.number().min(0),
  /** Milliseconds since the epoch. */
  startTime: z.number(),
  /** False while the page is hidden. The time runs on all the same. */
  isRunning: z.boolean(),
});
export type TimerRecord = z.infer<typeof timerRecordSchema>;

const timerPrefix = 'mock-test-timer:';
export const timerStorageKey = (testId: string) => `${timerPrefix}${testId}`;

/** A new test starts: no earlier one's time may speak for it. */
export function clearTimers(): void {
  for (const key of localStorageKeys(timerPrefix)) removeFromLocalStorage(key);
}

/** Below this the two readings differ by the network's delay, above it one of the clocks was put right. Milliseconds. */
const networkNoise = 3_000;

interface ServerReading {
  deadlineAt: string;
  serverTime: string;
}

interface DeadlineClockOptions {
  testId: string;
  deadlineAt: string;
  /** Milliseconds since the epoch by this device's clock, right or wrong. */
  now: () => number;
}

export interface DeadlineClock {
  /** The server has said what time it is; `receivedAt` by this device's clock, now when left out. */
  sync: (reading: ServerReading, receivedAt?: number) => void;
  secondsLeft: () => number;
  /** Milliseconds since the epoch by the server's clock. */
  serverNow: () => number;
  /** Keeps the time for a reload; `isRunning` is false while the page is hidden. */
  keep: (isRunning: boolean) => void;
}

/**
 * Counts to the deadline that the server set, whatever this device's clock says. After a reload without network the
 * kept record says where the deadline lies on this device's clock, so nothing stretches the time.
 */
export function createDeadlineClock({ testId, deadlineAt, now }: DeadlineClockOptions): DeadlineClock {
  const deadline = Date.parse(deadlineAt);
  const record = readLocalStorageJson(timerStorageKey(testId), timerRecordSchema);
  let deadlineHere = record ? record.startTime + record.timeLeft * 1000 : deadline;

  return {
    sync(reading, receivedAt = now()) {
      const read = receivedAt + Date.parse(reading.deadlineAt) - Date.parse(reading.serverTime);
      const isNoise = Math.abs(read - deadlineHere) < networkNoise;
      deadlineHere = isNoise ? Math.min(read, deadlineHere) : read;
    },
    secondsLeft: () => secondsUntil(deadlineHere, now()),
    serverNow: () => deadline - (deadlineHere - now()),
    keep(isRunning) {
      const timeLeft = secondsUntil(deadlineHere, now());
      writeLocalStorageJson(timerStorageKey(testId), {
        timeLeft,
        startTime: deadlineHere - timeLeft * 1000,
        isRunning,
      });
    },
  };
}
