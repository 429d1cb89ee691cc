import type { Database } from '@markwell/database/connect';
import { attemptTimes, type AttemptTimes } from '#modules/attempts/attempt-times.repository.ts';
import { acceptsLateAnswers } from '#modules/attempts/late-answers.repository.ts';
import type { PauseChange, StoredPause } from './pauses.rules.ts';

interface PausedAttempt extends AttemptTimes {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED' | 'DISCARDED';
  startedAt: Date;
  /** Closed at its deadline a short time ago, so that answers from before it are still accepted. */
  acceptsLateAnswers: boolean;
}

/**
 * Locks the pupil's attempt, lets `decide` say what changes, and writes it. Returns the attempt as it is then;
 * undefined when the pupil has no such attempt. `decide` may throw.
 */
export function changePause(
  db: Database,
  userId: string,
  attemptId: string,
  now: Date,
  decide: (attempt: PausedAttempt, pauses: StoredPause[]) => PauseChange | undefined,
): Promise<PausedAttempt | undefined> {
  return db.sql.transaction().execute(async (sql) => {
    const attempt = await sql
      .selectFrom('attempts')
      .select(['status', 'started_at as startedAt', ...attemptTimes])
      .select((eb) => acceptsLateAnswers(eb, now).$castTo<boolean>().as('acceptsLateAnswers'))
      .where('id', '=', attemptId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!attempt) return undefined;
    const pauses = await sql
      .selectFrom('attempt_pauses')
      .select(['id', 'started_at as startedAt', 'ends_at as endsAt'])
      .where('attempt_id', '=', attemptId)
      .where('user_id', '=', userId)
      .execute();
    const change = decide(attempt, pauses);
    if (!change) return attempt;
    const { pausedSeconds, pausedUntil, deadlineAt } = change.times;
    if (change.pauses.length > 0)
      await sql
        .insertInto('attempt_pauses')
        .values(
          change.pauses.map(({ id, startedAt, endsAt }) => ({
            attempt_id: attemptId,
            user_id: userId,
            id,
            started_at: startedAt,
            ends_at: endsAt,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['attempt_id', 'id', 'user_id'])
            .doUpdateSet((eb) => ({ ends_at: eb.ref('excluded.ends_at') })),
        )
        .execute();
    await sql
      .updateTable('attempts')
      .set({ paused_seconds: pausedSeconds, paused_until: pausedUntil, deadline_at: deadlineAt })
      .where('id', '=', attemptId)
      .where('user_id', '=', userId)
      .execute();
    return { ...attempt, ...change.times };
  });
}
