import type { Clock } from '#platform/clock.ts';
import { DomainError } from '#platform/domain-error.ts';

/** The time in which `maxStarts` calls are allowed, in milliseconds. */
const periodMs = 15 * 60_000;
/** Users with all their calls left are forgotten for the first time when this many are remembered. */
const firstForgetAt = 10_000;

export interface CreationLimit {
  /** Counts a call that creates something. Throws TOO_MANY_REQUESTS when the user has none left. */
  consume: (userId: string) => void;
}

interface Allowance {
  /** Calls left, with a fraction; they come back evenly over the period. */
  left: number;
  at: number;
}

/**
 * Limits how much a user creates: tests, quizzes, challenges, reports. Counted in this process, because a
 * start must not wait for another statement; several processes allow as many times more.
 */
export function createCreationLimit({
  maxStarts,
  clock,
}: {
  maxStarts: number;
  clock: Clock;
}): CreationLimit {
  const allowances = new Map<string, Allowance>();
  const msPerCall = periodMs / maxStarts;
  let forgetAt = firstForgetAt;

  const leftAt = ({ left, at }: Allowance, now: number) => Math.min(maxStarts, left + (now - at) / msPerCall);

  function forgetIdleUsers(now: number): void {
    for (const [userId, allowance] of allowances) {
      if (leftAt(allowance, now) >= maxStarts) allowances.delete(userId);
    }
    // Not at every new user while many are active: each time reads them all.
    forgetAt = Math.max(firstForgetAt, allowances.size * 2);
  }

  return {
    consume(userId) {
      const now = clock().getTime();
      const allowance = allowances.get(userId);
      const left = allowance ? leftAt(allowance, now) : maxStarts;
      if (left < 1) throw tooMany(Math.ceil(((1 - left) * msPerCall) / 1_000));
      if (!allowance && allowances.size >= forgetAt) forgetIdleUsers(now);
      allowances.set(userId, { left: left - 1, at: now });
    },
  };
}

/** @param seconds Until the next call is allowed. */
function tooMany(seconds: number): DomainError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const message = `You have started a lot in a short time. Please wait ${wait}, then try again.`;
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfter: seconds });
}
