import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import type { FindCaller } from '../callers.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** The last use of a session is written at most this often. */
const writtenEveryMs = 3_600_000;

interface Dependencies {
  find: FindCaller;
  repository: Pick<SessionsRepository, 'recordUse'>;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
  clock: Clock;
}

/** Finds callers and, once an hour and after the reply, writes that their session is in use. */
export function createRecordUse({ find, repository, backgroundTasks, clock }: Dependencies): FindCaller {
  return async (userId, sessionId) => {
    const record = await find(userId, sessionId);
    const now = clock();
    if (
      sessionId !== null &&
      record?.lastSeenAt &&
      now.getTime() - record.lastSeenAt.getTime() > writtenEveryMs
    ) {
      backgroundTasks.run(() => repository.recordUse(sessionId, now));
    }
    return record;
  };
}
