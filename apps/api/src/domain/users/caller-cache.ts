import type { Clock } from '../clock.ts';
import type { CallerRecord, FindCaller } from './callers.repository.ts';

const freshForMs = 5_000;
const mostRemembered = 10_000;

interface Remembered {
  record: Promise<CallerRecord | undefined>;
  loadedAt: number;
}

export interface CallerCache extends FindCaller {
  /** Looks anew at the next call: this process ended the person's sessions, or the person. */
  forget: (userId: string) => void;
}

/** Remembers who calls for five seconds, so that a deactivated user or an ended session is out by then. */
export function createCallerCache({ find, clock }: { find: FindCaller; clock: Clock }): CallerCache {
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

  function findCaller(userId: string): Promise<CallerRecord | undefined> {
    const now = clock().getTime();
    const entry = remembered.get(userId);
    const isFresh = entry && Math.abs(now - entry.loadedAt) < freshForMs;
    return isFresh ? entry.record : load(userId, now);
  }

  return Object.assign(findCaller, { forget: (userId: string) => void remembered.delete(userId) });
}
