import type { Clock } from '../clock.ts';
import type { CallerRecord, FindCaller } from './callers.repository.ts';

const cachedForMs = 5_000;
const maxRemembered = 10_000;

interface Remembered {
  record: Promise<CallerRecord | undefined>;
  loadedAt: number;
}

export interface CallerCache extends FindCaller {
  /**
   * Forgets the user, so that the next request reads them again. Called when this process has ended their
   * sessions or deleted them.
   */
  clearCache: (userId: string) => void;
}

/**
 * Remembers callers for five seconds. A deactivated user or an ended session is refused after that at the
 * latest.
 */
export function createCallerCache({ find, clock }: { find: FindCaller; clock: Clock }): CallerCache {
  const remembered = new Map<string, Remembered>();

  function load(userId: string, now: number): Promise<CallerRecord | undefined> {
    const record = find(userId);
    const entry = { record, loadedAt: now };
    remembered.delete(userId);
    remembered.set(userId, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    record.catch(() => {
      if (remembered.get(userId) === entry) remembered.delete(userId);
    });
    return record;
  }

  function findCaller(userId: string): Promise<CallerRecord | undefined> {
    const now = clock().getTime();
    const entry = remembered.get(userId);
    const isUsable = entry && Math.abs(now - entry.loadedAt) < cachedForMs;
    return isUsable ? entry.record : load(userId, now);
  }

  return Object.assign(findCaller, { clearCache: (userId: string) => void remembered.delete(userId) });
}
