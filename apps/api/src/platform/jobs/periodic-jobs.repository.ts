import type { Database } from '@markwell/database/connect';
import { sql } from 'kysely';
import type { RunIfDue } from './periodic-jobs.ts';

/** Seconds after which a job whose process was lost runs again. A longer run does no harm in two processes. */
const leaseSeconds = 300;

/**
 * Runs a job at most once in its interval, whichever process asks: the one that moves `next_run_at` runs it. The time is
 * the database's, because the clocks of machines differ.
 */
export const createRunIfDue =
  ({ sql: client }: Database): RunIfDue =>
  async (job) => {
    const now = sql<Date>`now()`;
    const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds}::float8 * interval '1 second'`;
    const next = inSeconds(Math.max(leaseSeconds, job.everySeconds));
    const claim = await client
      .insertInto('periodic_jobs')
      .values({ name: job.name, next_run_at: next })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ next_run_at: next })
          .where('periodic_jobs.next_run_at', '<=', now),
      )
      .returning('next_run_at')
      .executeTakeFirst();
    if (!claim) return;
    const startedAt = performance.now();
    try {
      await job.run();
    } finally {
      // A process asks at its interval: without the tenth, one that asks a moment too early would skip a run.
      const rest = job.everySeconds * 0.9 - (performance.now() - startedAt) / 1_000;
      await client
        .updateTable('periodic_jobs')
        .set({ next_run_at: inSeconds(Math.max(0, rest)) })
        .where('name', '=', job.name)
        .execute();
    }
  };
