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

export interface GenerationRunsRepository {
  /** The id of the new run; undefined when one of this kind is running already. */
  start: (run: NewRun) => Promise<string | undefined>;
  /** Notes that the run is alive. Returns whether it may continue: it was neither ended nor cancelled. */
  beat: (id: string, at: Date) => Promise<boolean>;
  /** Removes a run that never called the model. */
  discard: (id: string) => Promise<void>;
  /** The user's running runs and those that ended since, newest first. */
  list: (userId: string, endedSince: Date) => Promise<RunRow[]>;
  /** Asks the process that runs it to cancel it. Returns its status; undefined when the user has no such run. */
  requestCancel: (userId: string, id: string, at: Date) => Promise<RunStatus | undefined>;
  removeEndedBefore: (time: Date) => Promise<number>;
}

export function createGenerationRunsRepository(database: Database): GenerationRunsRepository {
  const { sql } = database;
  return {
    async start({ userId, type, input, at }) {
      const row = await sql
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
    },

    async beat(id, at) {
      const row = await sql
        .updateTable('generation_runs')
        .set({ heartbeat_at: at })
        .where('id', '=', id)
        .where('status', '=', 'RUNNING')
        .returning('cancel_requested_at as cancelledAt')
        .executeTakeFirst();
      return row?.cancelledAt === null;
    },

    async discard(id) {
      await database.generationRun.deleteMany({ where: { id } });
    },

    list: (userId, endedSince) =>
      database.generationRun.findMany({
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
      }),

    async requestCancel(userId, id, at) {
      await database.generationRun.updateMany({
        where: { id, userId, status: 'RUNNING', cancelRequestedAt: null },
        data: { cancelRequestedAt: at },
      });
      const run = await database.generationRun.findFirst({ where: { id, userId }, select: { status: true } });
      return run?.status;
    },

    async removeEndedBefore(time) {
      const { count } = await database.generationRun.deleteMany({ where: { finishedAt: { lt: time } } });
      return count;
    },
  };
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
