import { type GenerationRunDto, generationRunSchema } from '@markwell/shared/ai-drafts/ai.schemas';
import {
  finishedRunMinutes,
  generationTypeNames,
  type GenerationType,
  type GenerationRunStatus,
} from '@markwell/shared/ai-drafts/ai.vocabulary';
import { conflict, DomainError, notFound } from '#platform/domain-error.ts';
import { generationEndedNotification } from '#modules/notifications/notification-texts.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import {
  endAbandonedRuns,
  endRun,
  type EndedRun,
  type NewRun,
  type RunEnd,
  storeRun,
  discardRun,
  recordRunIsAlive,
  findRuns,
  requestRunCancel,
  removeRunsEndedBefore,
  type RunRow,
  type RunStatus,
} from './generation-runs.repository.ts';
import type { Context } from '#context.ts';
import { everyHour, everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';

/** A running generation: whose it is, and a signal that cancels it. */
export interface GenerationRun {
  id: string;
  actorId: string;
  type: GenerationType;
  signal: AbortSignal;
}

interface GenerationRequest {
  actorId: string;
  type: GenerationType;
  input: NewRun['input'];
}

/** Thrown by the work when its run was cancelled before the result was stored. */
export class GenerationCancelled extends Error {
  override name = 'GenerationCancelled';
}

/** Milliseconds between two signs of life of a run, which also find out whether it was cancelled. */
const heartbeatMs = 3000;
/** Milliseconds of silence after which a run is abandoned: its process has ended. */
const silenceMs = 30_000;
const keptDays = 7;

const restarted: RunEnd = {
  status: 'FAILED',
  failure: 'The server was restarted while this was being generated. Nothing was written.',
  suggestion: 'Please try again.',
};

/** The running generations of this process. */
const running = new Map<string, AbortController>();

function end(context: Context, runId: string, how: RunEnd) {
  return inTransaction(context.db, async (transaction) => {
    const ended = await endRun(transaction, runId, how, context.clock());
    if (ended) await notifyOf(transaction, [ended], how, context.clock());
  });
}

function endAbandoned(context: Context) {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const since = new Date(now.getTime() - silenceMs);
    await notifyOf(transaction, await endAbandonedRuns(transaction, since, restarted, now), restarted, now);
  });
}

async function start(context: Context, request: GenerationRequest): Promise<string> {
  await endAbandoned(context);
  const { actorId: userId, type, input } = request;
  const id = await storeRun(context.db, { userId, type, input, at: context.clock() });
  if (id !== undefined) return id;
  const name = generationTypeNames[type].toLowerCase();
  throw conflict(`You are already generating this (${name}). Wait until it ends, or cancel it first.`);
}

/** Ends a run whose work threw, and returns the error for its caller. */
async function endAfter(
  context: Context,
  error: unknown,
  runId: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (signal.aborted || error instanceof GenerationCancelled) {
    await end(context, runId, { status: 'CANCELLED' });
    return conflict('This generation was cancelled. Nothing was written.', { cause: error });
  }
  if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') await discardRun(context.db, runId);
  else await end(context, runId, { status: 'FAILED', ...textsOf(error) });
  return error;
}

/**
 * Runs a generation to its end, whether or not its caller still waits for it, and notifies the administrator of a
 * failure or a cancellation. The work ends the run with its result. Throws CONFLICT when one of this type is running
 * already, or when it was cancelled; otherwise as the work.
 */
export async function runGeneration<Result>(
  context: Context,
  request: GenerationRequest,
  work: (run: GenerationRun) => Promise<Result>,
): Promise<Result> {
  const id = await start(context, request);
  const controller = new AbortController();
  running.set(id, controller);
  const heart = setInterval(() => {
    recordRunIsAlive(context.db, id, context.clock()).then(
      (mayContinue) => {
        if (!mayContinue) controller.abort();
      },
      // The next one may reach the database again.
      () => undefined,
    );
  }, heartbeatMs).unref();
  try {
    return await work({ id, actorId: request.actorId, type: request.type, signal: controller.signal });
  } catch (error) {
    throw await endAfter(context, error, id, controller.signal);
  } finally {
    clearInterval(heart);
    running.delete(id);
  }
}

export async function listRuns(context: Context, actorId: string): Promise<{ runs: GenerationRunDto[] }> {
  const since = new Date(context.clock().getTime() - finishedRunMinutes * 60_000);
  return { runs: (await findRuns(context.db, actorId, since)).map(toGenerationRun) };
}

/** Throws NOT_FOUND for a run that is not the administrator's. */
export async function cancelRun(
  context: Context,
  actorId: string,
  runId: string,
): Promise<Pick<GenerationRunDto, 'id' | 'status'>> {
  const status = await requestRunCancel(context.db, actorId, runId, context.clock());
  if (status === undefined) throw notFound('This generation does not exist');
  running.get(runId)?.abort();
  return { id: runId, status: toRunStatus(status) };
}

export const abandonedRunsJob: PeriodicJob = {
  name: 'abandoned generations',
  cron: everyMinute,
  run: endAbandoned,
};

export const oldRunsJob: PeriodicJob = {
  name: 'old generation runs',
  cron: everyHour,
  run: (context) =>
    removeRunsEndedBefore(context.db, new Date(context.clock().getTime() - keptDays * 86_400_000)),
};

const textsOf = (error: unknown) =>
  error instanceof DomainError
    ? { failure: error.message, suggestion: error.suggestion ?? null }
    : { failure: 'Something went wrong. Nothing was written.', suggestion: null };

const notifyOf = (
  transaction: Transaction,
  runs: readonly EndedRun[],
  how: RunEnd,
  at: Date,
): Promise<void> =>
  notifyUsers(
    transaction,
    runs.map(({ id, userId, kind }) => ({
      ...generationEndedNotification({
        runId: id,
        type: toType(kind),
        outcome:
          how.status === 'CANCELLED'
            ? { status: 'cancelled' }
            : { status: 'failed', message: how.failure, suggestion: how.suggestion },
      }),
      userId,
      at,
    })),
  );

const toType = (kind: RunRow['kind']) => kind.toLowerCase() as GenerationType;

const toRunStatus = (status: RunStatus) => status.toLowerCase() as GenerationRunStatus;

const toGenerationRun = (run: RunRow): GenerationRunDto => ({
  id: run.id,
  type: toType(run.kind),
  status: toRunStatus(run.status),
  input: generationRunSchema.shape.input.parse(run.input),
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  createdQuestions: run.createdQuestions,
  result: run.generation,
  failure: run.failure === null ? null : { message: run.failure, suggestion: run.suggestion },
});
