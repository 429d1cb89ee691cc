import type { Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql as sqlText, type Expression, type ExpressionBuilder } from 'kysely';
import { everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { attemptColumns, isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/*
 * A pupil's figures (averages, right answers, topics, review cards) contain work on an assignment only while the pupil may
 * see its result: `isScoreShown` decides, and the columns `is_score_withheld` and `are_solutions_withheld` keep what it
 * decided last, so that figures and columns change together. Streaks and study time count all work from its end.
 */

type OfAttempts = ExpressionBuilder<{ attempts: Tables['attempts'] }, 'attempts'>;

/** What of an attempt of a pupil is withheld at this time. */
export const withheldColumns = (eb: OfAttempts, now: Date | Expression<Date>) => ({
  is_score_withheld: eb.not(isScoreShown(attemptColumns(eb), now)).$castTo<boolean>(),
  are_solutions_withheld: eb
    .not(isScoreShown(attemptColumns(eb), now, { solutions: true }))
    .$castTo<boolean>(),
});

/**
 * Brings the figures of the pupils of an assignment, or of all assignments, in line with what it shows them. Call it in
 * the transaction that changes what an assignment shows or which attempt counts.
 */
export async function countShownWork(client: Sql, now: Date, assignmentId?: string): Promise<void> {
  const changed = await client
    .selectFrom('attempts')
    .select(['attempts.id', 'attempts.user_id as userId'])
    .where('attempts.kind', '=', 'ASSIGNMENT')
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => {
      const withheld = withheldColumns(eb, now);
      return eb.or([
        eb('attempts.is_score_withheld', '<>', eb.parens(withheld.is_score_withheld)),
        eb('attempts.are_solutions_withheld', '<>', eb.parens(withheld.are_solutions_withheld)),
      ]);
    })
    .$if(assignmentId !== undefined, (attempts) =>
      attempts.where('attempts.id', 'in', (eb) =>
        eb
          .selectFrom('assignment_work')
          .select((of) =>
            sqlText<string>`unnest(array_append(${of.ref('earlier_attempt_ids')}, ${of.ref('attempt_id')}))`.as(
              'id',
            ),
          )
          .where('assignment_work.assignment_id', '=', assignmentId ?? ''),
      ),
    )
    .orderBy('attempts.id')
    .forNoKeyUpdate()
    .execute();
  await recount(client, now, changed);
}

/** Counts work whose score may be shown since its assignment closed. Returns how many attempts it has counted. */
async function countClosedWork(client: Sql, now: Date, limit: number): Promise<number> {
  const shown = await client
    .selectFrom('attempts')
    .select(['attempts.id', 'attempts.user_id as userId'])
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.is_score_withheld', '=', true)
    .where((eb) => isScoreShown(attemptColumns(eb), now))
    .orderBy('attempts.id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await recount(client, now, shown);
  return shown.length;
}

/** The lock order is that of finishing a test: the attempts, then the pupils' counters. */
async function recount(
  client: Sql,
  now: Date,
  attempts: readonly { id: string; userId: string }[],
): Promise<void> {
  if (attempts.length === 0) return;
  const ids = attempts.map(({ id }) => id);
  await client
    .updateTable('attempts')
    .set((eb) => withheldColumns(eb, now))
    .where((eb) => eb('attempts.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  await recountPupils(client, [...new Set(attempts.map(({ userId }) => userId))].sort());
}

const maxPerTransaction = 100;

/** Counts work when its assignment closes. */
export const closedWorkJob: PeriodicJob = {
  name: 'closed assignments',
  cron: everyMinute,
  async run(context) {
    const count = () =>
      inTransaction(context.db, (transaction) =>
        countClosedWork(transaction, context.clock(), maxPerTransaction),
      );
    while ((await count()) === maxPerTransaction);
  },
};
