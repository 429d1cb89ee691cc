/**
 * How access arrangements change times. Every limit of the product is scaled here: working time, deadline, closing
 * time, time of grace, the limits of single questions and the length of a quiz. All times are instants, so a change of
 * the clocks changes nothing.
 */

/** The part of an access arrangement that changes times. */
export interface TimeArrangement {
  /** Extra time in percent of the working time; 0: none. */
  extraTimePercent: number;
  /** Minutes of rest breaks for each started half hour of working time; 0: none. */
  breakMinutesPerHalfHour: number;
}

export const noTimeArrangement: TimeArrangement = { extraTimePercent: 0, breakMinutesPerHalfHour: 0 };

/** When work is set, due and closed for everyone. Without one of these, there is no such limit. */
interface TimeWindow {
  opensAt?: Date | undefined;
  dueAt?: Date | undefined;
  /** After it, nothing can be started; what was started in time can be finished. */
  closesAt?: Date | undefined;
  /** Seconds after `dueAt` in which work does not count as late. */
  graceSeconds?: number | undefined;
}

interface Timing {
  /** Whole minutes, unless there is no extra time. */
  workingSeconds: number;
  /** The most seconds for which the clock can be stopped. */
  breakBudgetSeconds: number;
  /** The start, the working time and the breaks. */
  deadlineAt: Date;
  /** The instant from which work can be started. */
  opensAt: Date | undefined;
  /** The last instant at which work can be started: the same for everyone. */
  latestStartAt: Date | undefined;
  /** Work that is handed in after it is late. It is never before the deadline of work that was started when it was due. */
  lateAfter: Date | undefined;
  /** When the work ends for this pupil. It is never before the deadline. */
  closesAt: Date | undefined;
}

const minute = 60;
const halfHour = 30 * minute;

/**
 * A limit in whole seconds, for example of one question or a quiz, with extra time: rounded up to a second.
 * 12 seconds with 25% are 15.
 */
export const limitWithExtraTime = (seconds: number, extraTimePercent: number): number =>
  Math.ceil((seconds * (100 + extraTimePercent)) / 100);

/** The seconds of a test with extra time, rounded up to a whole minute. Without extra time they stay as they are. */
export const workingSecondsOf = (baseSeconds: number, extraTimePercent: number): number =>
  extraTimePercent === 0
    ? baseSeconds
    : Math.ceil((baseSeconds * (100 + extraTimePercent)) / (100 * minute)) * minute;

/** The most seconds for which the clock of a test with this working time can be stopped. */
export const breakBudgetSecondsOf = (workingSeconds: number, breakMinutesPerHalfHour: number): number =>
  Math.ceil(workingSeconds / halfHour) * breakMinutesPerHalfHour * minute;

/**
 * The times of one pupil's work that starts, or would start, at `startedAt`. `pausedSeconds` is the time for which its
 * clock was stopped; more than the budget counts as the budget.
 */
export function timingOf({
  baseSeconds,
  arrangement: { extraTimePercent, breakMinutesPerHalfHour },
  startedAt,
  pausedSeconds = 0,
  window: { opensAt, dueAt, closesAt, graceSeconds = 0 } = {},
}: {
  baseSeconds: number;
  arrangement: TimeArrangement;
  startedAt: Date;
  pausedSeconds?: number;
  window?: TimeWindow;
}): Timing {
  const workingSeconds = workingSecondsOf(baseSeconds, extraTimePercent);
  const breakBudgetSeconds = breakBudgetSecondsOf(workingSeconds, breakMinutesPerHalfHour);
  const deadlineAt = after(startedAt, workingSeconds + Math.min(pausedSeconds, breakBudgetSeconds));
  const lateAfter = dueAt && after(dueAt, limitWithExtraTime(graceSeconds, extraTimePercent));
  const notBeforeDeadline = (limit: Date | undefined, latestStart: Date | undefined) =>
    limit && latestStart && startedAt <= latestStart ? latest(limit, deadlineAt) : limit;
  return {
    workingSeconds,
    breakBudgetSeconds,
    deadlineAt,
    opensAt,
    latestStartAt: closesAt,
    lateAfter: notBeforeDeadline(lateAfter, dueAt),
    closesAt: notBeforeDeadline(closesAt, closesAt),
  };
}

/** The arrangement of running work after the pupil's arrangement changed: running work only gains. */
export const raisedArrangement = (pinned: TimeArrangement, current: TimeArrangement): TimeArrangement => ({
  extraTimePercent: Math.max(pinned.extraTimePercent, current.extraTimePercent),
  breakMinutesPerHalfHour: Math.max(pinned.breakMinutesPerHalfHour, current.breakMinutesPerHalfHour),
});

/** A time in which the clock of a test is stopped. It ends by itself when the budget is used up, so it always has an end. */
export interface Pause {
  startedAt: Date;
  endsAt: Date;
}

/**
 * Seconds of these pauses until an instant, rounded up; without an instant, all of them. Pauses of several devices that
 * overlap count once.
 */
export function pausedSecondsOf(pauses: readonly Pause[], until?: Date): number {
  let pausedMs = 0;
  let countedUntil = -Infinity;
  for (const { startedAt, endsAt } of pauses.toSorted((one, other) => +one.startedAt - +other.startedAt)) {
    const end = Math.min(+endsAt, until ? +until : Infinity);
    pausedMs += Math.max(0, end - Math.max(+startedAt, countedUntil));
    countedUntil = Math.max(countedUntil, end);
  }
  return Math.ceil(pausedMs / 1000);
}

/** The pause in which the clock is stopped at an instant: the one that ends last. */
export const pauseAt = (pauses: readonly Pause[], instant: Date): Pause | undefined =>
  pauses
    .filter(({ startedAt, endsAt }) => startedAt <= instant && instant < endsAt)
    .toSorted((one, other) => +other.endsAt - +one.endsAt)[0];

const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);
const latest = (one: Date, other: Date) => (one > other ? one : other);
