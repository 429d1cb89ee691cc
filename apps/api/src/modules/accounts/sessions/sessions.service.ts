import type { SessionDto } from '@markwell/shared/accounts/sessions.contract';
import { notFound } from '#platform/domain-error.ts';
import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { endAllSessions, findSessions, endSession, removeEndedSessions } from './sessions.repository.ts';
import { clearCachedCaller } from '../caller-cache.ts';

export async function signOutEverywhere(context: Context, { id }: Caller): Promise<void> {
  await endAllSessions(context.db, id);
  clearCachedCaller(context, id);
}

export async function listSessions(
  context: Context,
  { id: userId, sessionId }: Caller,
): Promise<SessionDto[]> {
  const sessions = await findSessions(context.db, userId, context.clock());
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Throws NOT_FOUND when the caller has no such session. */
export async function endOwnSession(
  context: Context,
  { id: userId }: Caller,
  sessionId: string,
): Promise<void> {
  const isEnded = await endSession(context.db, userId, sessionId);
  clearCachedCaller(context, userId);
  if (!isEnded) throw notFound('This browser is no longer signed in');
}

/** Ends the session of this request. A token that names none cannot be ended alone: all sessions end. */
export async function signOut(context: Context, caller: Caller): Promise<void> {
  if (caller.sessionId === null) return signOutEverywhere(context, caller);
  await endSession(context.db, caller.id, caller.sessionId);
  clearCachedCaller(context, caller.id);
}

export const endedSessionsJob: PeriodicJob = {
  name: 'ended sessions',
  cron: everyHour,
  run: (context) => removeEndedSessions(context.db, context.clock()),
};
