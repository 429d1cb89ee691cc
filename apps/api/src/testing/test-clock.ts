import type { Clock } from '#platform/clock.ts';

/** A clock that changes only by `set` and `advance`. */
export function createTestClock(start: string | Date = new Date()) {
  let now = new Date(start);
  const clock: Clock = () => new Date(now);
  return {
    clock,
    set: (instant: string | Date) => {
      now = new Date(instant);
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
