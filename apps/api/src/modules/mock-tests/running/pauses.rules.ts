import { pausedSecondsOf, pauseAt, type Pause } from '@markwell/shared/time/timing';
import type { AttemptTimes } from '#modules/attempts/attempt-times.repository.ts';

export interface StoredPause extends Pause {
  id: string;
}

/** A pause as the browser reports it, perhaps later. Without an end, it has just begun. */
export interface ReportedPause {
  id: string;
  startedAt: Date;
  endedAt: Date | null;
}

/** How the pauses of an attempt change: those to write, and its times after that. */
export interface PauseChange {
  pauses: StoredPause[];
  times: Pick<AttemptTimes, 'pausedSeconds' | 'pausedUntil' | 'deadlineAt'>;
}

type Attempt = AttemptTimes & { startedAt: Date };

/**
 * What a reported pause changes. It begins within the time of the attempt and lasts at most as long as the budget
 * allows. While the clock is stopped already, for example by another device, nothing begins. A pause that ended ends
 * every pause that was running at that instant. Undefined when no break is left, or the pause began too late.
 */
export function applyPause(
  attempt: Attempt,
  pauses: readonly StoredPause[],
  reported: ReportedPause,
  now: Date,
): PauseChange | undefined {
  const startedAt = within(attempt.startedAt, reported.startedAt, now);
  const endedAt = reported.endedAt && within(startedAt, reported.endedAt, now);
  const isKnown = pauses.some(({ id }) => id === reported.id);
  const isStopped = pauseAt(pauses, startedAt) !== undefined;
  const isNew = !isKnown && !isStopped;
  const budgetLeft = attempt.breakBudgetSeconds - pausedSecondsOf(pauses);
  if (isNew && (budgetLeft <= 0 || startedAt >= attempt.deadlineAt)) return undefined;
  const latestEnd = new Date(+startedAt + budgetLeft * 1000);
  const added = { id: reported.id, startedAt, endsAt: latestEnd };
  const changed = (isNew ? [...pauses, added] : pauses).map((pause) =>
    endedAt && pause.startedAt <= endedAt && endedAt < pause.endsAt ? { ...pause, endsAt: endedAt } : pause,
  );
  const pausedSeconds = pausedSecondsOf(changed);
  return {
    pauses: changed.filter((pause) => !pauses.includes(pause)),
    times: {
      pausedSeconds,
      pausedUntil: pauseAt(changed, now)?.endsAt ?? null,
      deadlineAt: new Date(+attempt.startedAt + (attempt.durationSeconds + pausedSeconds) * 1000),
    },
  };
}

const within = (earliest: Date, instant: Date, latest: Date) =>
  new Date(Math.max(+earliest, Math.min(+instant, +latest)));
