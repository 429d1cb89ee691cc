import type { SessionDto } from '@markwell/shared/accounts/sessions.contract';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/domain-error.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Caller } from '#platform/caller.ts';
import type { SessionsRepository } from './sessions.repository.ts';

export interface SessionsService {
  list: (caller: Caller) => Promise<SessionDto[]>;
  /** Throws NOT_FOUND when the caller has no such session. */
  end: (caller: Caller, sessionId: string) => Promise<void>;
  /** Ends the session of this request. A token that names none cannot be ended alone: all sessions end. */
  signOut: (caller: Caller) => Promise<void>;
  signOutEverywhere: (caller: Caller) => Promise<void>;
}

interface Dependencies {
  repository: Pick<SessionsRepository, 'list' | 'end' | 'endAll'>;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

export function createSessionsService({
  repository,
  clearCachedCaller,
  clock,
}: Dependencies): SessionsService {
  async function signOutEverywhere({ id }: Caller): Promise<void> {
    await repository.endAll(id);
    clearCachedCaller(id);
  }

  return {
    async list({ id: userId, sessionId }) {
      const sessions = await repository.list(userId, clock());
      return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: lastSeenAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    async end({ id: userId }, sessionId) {
      const isEnded = await repository.end(userId, sessionId);
      clearCachedCaller(userId);
      if (!isEnded) throw notFound('This browser is no longer signed in');
    },

    async signOut(caller) {
      if (caller.sessionId === null) return signOutEverywhere(caller);
      await repository.end(caller.id, caller.sessionId);
      clearCachedCaller(caller.id);
    },

    signOutEverywhere,
  };
}

export const endedSessionsJob = (
  repository: Pick<SessionsRepository, 'removeEnded'>,
  clock: Clock,
): PeriodicJob => ({
  name: 'ended sessions',
  everySeconds: 3600,
  run: () => repository.removeEnded(clock()),
});
