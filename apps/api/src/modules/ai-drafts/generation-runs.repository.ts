import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
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
  { status: 'CANCELLED' } | { status: 'FAILED'; failure: string; suggestion: string | null };

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
  await db.generationRun.deleteMany({ where: { id } });
}

/** The user's running runs and those that ended since, newest first. */
export function findRuns(db: Database, userId: string, endedSince: Date): Promise<RunRow[]> {
  return db.generationRun.findMany({
    where: { userId, OR: [{ finishedAt: null }, { finishedAt: { gte: endedSince } }] },
    select: {
      id: true,
      kind: true,
      status: true,
      input: true,
      createdQuestions: true,
      failure: true,
      suggestion: true,
      startedAt: true,
      finishedAt: true,
      generation: { select: { id: true, title: true, content: true } },
    },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  });
}

/** Asks the process that runs it to cancel it. Returns its status; undefined when the user has no such run. */
export async function requestRunCancel(
  db: Database,
  userId: string,
  id: string,
  at: Date,
): Promise<RunStatus | undefined> {
  await db.generationRun.updateMany({
    where: { id, userId, status: 'RUNNING', cancelRequestedAt: null },
    data: { cancelRequestedAt: at },
  });
  const run = await db.generationRun.findFirst({ where: { id, userId }, select: { status: true } });
  return run?.status;
}

export async function removeRunsEndedBefore(db: Database, time: Date): Promise<number> {
  const { count } = await db.generationRun.deleteMany({ where: { finishedAt: { lt: time } } });
  return count;
}

/** Ends a run with its result. Returns false when it was cancelled or ended in the meantime. */
export async function completeRun(
  transaction: Transaction,
  id: string,
  result: { generationId: string; createdQuestions: number; at: Date },
): Promise<boolean> {
  const { count } = await transaction.generationRun.updateMany({
    where: { id, status: 'RUNNING', cancelRequestedAt: null },
    data: {
      status: 'DONE',
      generationId: result.generationId,
      createdQuestions: result.createdQuestions,
      finishedAt: result.at,
    },
  });
  return count > 0;
}

/** Ends a run without a result. Returns it, or undefined when it had already ended. */
export async function endRun(
  transaction: Transaction,
  id: string,
  end: RunEnd,
  at: Date,
): Promise<EndedRun | undefined> {
  const [run] = await transaction.generationRun.updateManyAndReturn({
    where: { id, status: 'RUNNING' },
    data: { ...end, finishedAt: at },
    select: { id: true, userId: true, kind: true },
  });
  return run;
}

/** Ends every run that its process no longer runs, and returns them. */
export const endAbandonedRuns = (
  transaction: Transaction,
  silentSince: Date,
  end: RunEnd,
  at: Date,
): Promise<EndedRun[]> =>
  transaction.generationRun.updateManyAndReturn({
    where: { status: 'RUNNING', heartbeatAt: { lt: silentSince } },
    data: { ...end, finishedAt: at },
    select: { id: true, userId: true, kind: true },
  });
