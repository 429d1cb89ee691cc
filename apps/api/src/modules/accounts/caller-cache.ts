import type { Clock } from '#platform/clock.ts';
import type { CallerRecord, FindCaller } from './callers.repository.ts';

const cachedForMs = 5_000;
const maxRemembered = 10_000;

interface Remembered {
  record: Promise<CallerRecord | undefined>;
  loadedAt: number;
}

export interface CallerCache extends FindCaller {
  /**
   * Forgets the user, so that the next request reads them again. Called when this process has ended one of their
   * sessions or deleted them.
   */
  clearCache: (userId: string) => void;
  /** The same for everyone, after a change that concerns many. */
  clearAll: () => void;
}

/**
 * Remembers the callers of sessions for five seconds. A deactivated user or an ended session is refused after that at
 * the latest.
 */
export function createCallerCache({ find, clock }: { find: FindCaller; clock: Clock }): CallerCache {
  const remembered = new Map<string, Remembered>();
  const keyOf = (userId: string, sessionId: string | null) => `${userId} ${sessionId ?? ''}`;

  function load(userId: string, sessionId: string | null, now: number): Promise<CallerRecord | undefined> {
    const key = keyOf(userId, sessionId);
    const record = find(userId, sessionId);
    const entry = { record, loadedAt: now };
    remembered.delete(key);
    remembered.set(key, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    record.catch(() => {
      if (remembered.get(key) === entry) remembered.delete(key);
    });
    return record;
  }

  function findCaller(userId: string, sessionId: string | null): Promise<CallerRecord | undefined> {
    const now = clock().getTime();
    const entry = remembered.get(keyOf(userId, sessionId));
    const isUsable = entry && Math.abs(now - entry.loadedAt) < cachedForMs;
    return isUsable ? entry.record : load(userId, sessionId, now);
  }

  function clearCache(userId: string): void {
    const start = keyOf(userId, null);
    for (const key of remembered.keys()) if (key.startsWith(start)) remembered.delete(key);
  }

  return Object.assign(findCaller, { clearCache, clearAll: () => remembered.clear() });
}
