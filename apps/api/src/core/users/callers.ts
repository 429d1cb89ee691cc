import type { Clock } from '../clock.ts';
import type { CallerRecord, FindCaller } from './callers.repository.ts';

const freshForMs = 5_000;
const mostRemembered = 10_000;

interface Remembered {
  record: Promise<CallerRecord | undefined>;
  loadedAt: number;
}

export interface Callers {
  find: FindCaller;
  /** Makes the next look-up of this user read the database: after a change of role, password or state. */
  forget: (userId: string) => void;
}

/** Remembers who calls for five seconds, so that a deactivated user or an ended session is out by then. */
export function createCallers({ find, clock }: { find: FindCaller; clock: Clock }): Callers {
  const remembered = new Map<string, Remembered>();

  function load(userId: string, now: number): Promise<CallerRecord | undefined> {
    const record = find(userId);
    const entry = { record, loadedAt: now };
    remembered.delete(userId);
    remembered.set(userId, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    record.catch(() => {
      if (remembered.get(userId) === entry) remembered.delete(userId);
    });
    return record;
  }

  return {
    find(userId) {
      const now = clock().getTime();
      const entry = remembered.get(userId);
      const isFresh = entry && Math.abs(now - entry.loadedAt) < freshForMs;
      return isFresh ? entry.record : load(userId, now);
    },
    forget: (userId) => void remembered.delete(userId),
  };
}
