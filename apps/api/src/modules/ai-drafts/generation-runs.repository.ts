import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Transaction } from '#platform/transaction.repository.ts';

export type RunStatus = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export interface NewRun {
  userId: string;
  type: GenerationType;
  input: Prisma.InputJsonObject;
  at: Date;
}

export interface RunRow {
  id: string;
  kind: Uppercase<GenerationType>;
  status: RunStatus;
  input: unknown;
  createdQuestions: number;
  failure: string | null;
  suggestion: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  generation: { id: string; title: string; content: string } | null;
}

/** How a run ended, other than with a result. */
export type RunEnd =
  | { status: 'CANCELLED' }
  | { status: 'FAILED'; failure: string; suggestion: string | null };

/** A run that was ended, for the notification of its administrator. */
export interface EndedRun {
  id: string;
  userId: string;
  kind: Uppercase<GenerationType>;
}

/** The id of the new run; undefined when one of this kind is running already. */
export async function storeRun(
  db: Database,
  { userId, type, input, at }: NewRun,
): Promise<string | undefined> {
  const row = await db.sql
    .insertInto('generation_runs')
    .values((eb) => ({
      id: eb.fn('gen_random_uuid'),
      user_id: userId,
      kind: type.toUpperCase() as Uppercase<GenerationType>,
      input: JSON.stringify(input),
      heartbeat_at: at,
      started_at: at,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Notes that the run is alive. Returns whether it may continue: it was neither ended nor cancelled. */
export async function recordRunIsAlive(db: Database, id: string, at: Date): Promise<boolean> {
  const row = await db.sql
    .updateTable('generation_runs')
    .set({ heartbeat_at: at })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returning('cancel_requested_at as cancelledAt')
    .executeTakeFirst();
  return row?.cancelledAt === null;
}

/** Removes a run that never called the model. */
export async function discardRun(db: Database, id: string): Promise<void> {
  await db.sql.deleteFrom('generation_runs').where('id', '=', id).execute();
}

/** The user's running runs and those that ended since, newest first. */
export function findRuns(db: Database, userId: string, endedSince: Date): Promise<RunRow[]> {
  return db.sql
    .selectFrom('generation_runs as run')
    .leftJoin('ai_generations as generation', 'generation.id', 'run.generation_id')
    .select([
      'run.id',
      'run.kind',
      'run.status',
      'run.input',
      'run.created_questions as createdQuestions',
      'run.failure',
      'run.suggestion',
      'run.started_at as startedAt',
      'run.finished_at as finishedAt',
    ])
    .select((eb) =>
      eb
        .case()
        .when('generation.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('generation.id').$notNull(),
            title: eb.ref('generation.title').$notNull(),
            content: eb.ref('generation.content').$notNull(),
          }),
        )
        .end()
        .as('generation'),
    )
    .where('run.user_id', '=', userId)
    .where((eb) => eb.or([eb('run.finished_at', 'is', null), eb('run.finished_at', '>=', endedSince)]))
    .orderBy('run.started_at', 'desc')
    .orderBy('run.id', 'desc')
    .execute();
}

/** Asks the process that runs it to cancel it. Returns its status; undefined when the user has no such run. */
export async function requestRunCancel(
  db: Database,
  userId: string,
  id: string,
  at: Date,
): Promise<RunStatus | undefined> {
  await db.sql
    .updateTable('generation_runs')
    .set({ cancel_requested_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'RUNNING')
    .where('cancel_requested_at', 'is', null)
    .execute();
  const run = await db.sql
    .selectFrom('generation_runs')
    .select('status')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return run?.status;
}

export async function removeRunsEndedBefore(db: Database, time: Date): Promise<number> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('generation_runs')
    .where('finished_at', '<', time)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends a run with its result. Returns false when it was cancelled or ended in the meantime. */
export async function completeRun(
  transaction: Transaction,
  id: string,
  result: { generationId: string; createdQuestions: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('generation_runs')
    .set({
      status: 'DONE',
      generation_id: result.generationId,
      created_questions: result.createdQuestions,
      finished_at: result.at,
    })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where('cancel_requested_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a run without a result. Returns it, or undefined when it had already ended. */
export const endRun = (
  transaction: Transaction,
  id: string,
  end: RunEnd,
  at: Date,
): Promise<EndedRun | undefined> => endRunning(transaction, end, at).where('id', '=', id).executeTakeFirst();

/** Ends every run that its process no longer runs, and returns them. */
export const endAbandonedRuns = (
  transaction: Transaction,
  silentSince: Date,
  end: RunEnd,
  at: Date,
): Promise<EndedRun[]> => endRunning(transaction, end, at).where('heartbeat_at', '<', silentSince).execute();

const endRunning = (transaction: Transaction, end: RunEnd, at: Date) =>
  transaction
    .updateTable('generation_runs')
    .set({ ...end, finished_at: at })
    .where('status', '=', 'RUNNING')
    .returning(['id', 'user_id as userId', 'kind']);
