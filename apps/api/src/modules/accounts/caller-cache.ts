import type { Context } from '#context.ts';
import type { Clock } from '#platform/clock.ts';
import { perContext } from '#platform/per-context.ts';
import { findCaller, type CallerRecord } from './callers.repository.ts';
import { recordSessionUse } from './sessions/sessions.repository.ts';

const cachedForMs = 5_000;
const maxRemembered = 10_000;
/** The last use of a session is written at most this often. */
const useWrittenEveryMs = 3_600_000;

type FindCaller = (userId: string, sessionId: string | null) => Promise<CallerRecord | undefined>;

interface Remembered {
  record: Promise<CallerRecord | undefined>;
  loadedAt: number;
}

/**
 * Remembers the callers of sessions for five seconds. A deactivated user or an ended session is refused after that at
 * the latest.
 */
export function createCallerCache({ load, clock }: { load: FindCaller; clock: Clock }) {
  const remembered = new Map<string, Remembered>();
  const keyOf = (userId: string, sessionId: string | null) => `${userId} ${sessionId ?? ''}`;

  function loadAndRemember(
    userId: string,
    sessionId: string | null,
    now: number,
  ): Promise<CallerRecord | undefined> {
    const key = keyOf(userId, sessionId);
    const record = load(userId, sessionId);
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

  function find(userId: string, sessionId: string | null): Promise<CallerRecord | undefined> {
    const now = clock().getTime();
    const entry = remembered.get(keyOf(userId, sessionId));
    const isUsable = entry && Math.abs(now - entry.loadedAt) < cachedForMs;
    return isUsable ? entry.record : loadAndRemember(userId, sessionId, now);
  }

  function clearCache(userId: string): void {
    const start = keyOf(userId, null);
    for (const key of remembered.keys()) if (key.startsWith(start)) remembered.delete(key);
  }

  return { find, clearCache, clearAll: () => remembered.clear() };
}

const cacheIn = perContext((context) =>
  createCallerCache({
    load: (userId, sessionId) => findAndRecordUse(context, userId, sessionId),
    clock: context.clock,
  }),
);

/** Finds a caller and, once an hour, writes that their session is in use. */
async function findAndRecordUse(
  context: Context,
  userId: string,
  sessionId: string | null,
): Promise<CallerRecord | undefined> {
  const record = await findCaller(context.db, userId, sessionId);
  const now = context.clock();
  if (
    sessionId !== null &&
    record?.lastSeenAt &&
    now.getTime() - record.lastSeenAt.getTime() > useWrittenEveryMs
  ) {
    await recordSessionUse(context.db, userId, sessionId, now);
  }
  return record;
}

/** Finds the caller of a session, in this process's memory for five seconds. */
export const findCachedCaller = (
  context: Context,
  userId: string,
  sessionId: string | null,
): Promise<CallerRecord | undefined> => cacheIn(context).find(userId, sessionId);

/**
 * Forgets the user, so that the next request reads them again. Called when this process has ended one of their sessions
 * or deleted them.
 */
export function clearCachedCaller(context: Context, userId: string): void {
  cacheIn(context).clearCache(userId);
}

/** The same for everyone, after a change that concerns many. */
export function clearCachedCallers(context: Context): void {
  cacheIn(context).clearAll();
}
