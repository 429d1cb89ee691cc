import type {
  correctMarks,
  CorrectionActionName,
  CorrectionRunDto,
  CorrectionsDto,
  readCorrectionRun,
} from '@markwell/shared/question-editing/corrections.contract';
import type { ParsedInput, ReplyOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Caller } from '#platform/caller.ts';
import { conflict } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { correctableRevisions, revisionToCorrect } from './corrections.rules.ts';
import {
  type PastCorrection,
  findPastCorrections,
  lockQuestion,
  readCurrent,
  readMarkedRevisions,
} from './corrections.repository.ts';
import { addRun, findLatestRun } from './correction-runs.repository.ts';
import { correctionJob } from './run-corrections.service.ts';
import { answerInWords } from '../edit-question.rules.ts';
import type { Context } from '#context.ts';
import { assertManagesQuestion } from '#modules/curriculum/managed-content.ts';
import { inLongTransaction, type Sql, type Transaction } from '#platform/transaction.repository.ts';

// All throw NOT_FOUND for a question that the caller does not manage.

const actionNames: Record<PastCorrection['action'], CorrectionActionName> = {
  REMARK: 'remark',
  VOID: 'void',
  RESTORE: 'restore',
};
const storedActions = { remark: 'REMARK', void: 'VOID', restore: 'RESTORE' } as const;

export async function readCorrections(
  context: Context,
  caller: Caller,
  questionId: string,
): Promise<CorrectionsDto> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  const current = await readCurrent(context.db.sql, questionId);
  if (!current) throw questionNotFound();
  const [revisions, past] = await Promise.all([
    readMarkedRevisions(context.db.sql, questionId),
    findPastCorrections(context.db, questionId),
  ]);
  return {
    key: answerInWords(current.parts),
    revisions: correctableRevisions(revisions),
    record: past.map(({ action, createdAt, ...correction }) => ({
      ...correction,
      action: actionNames[action],
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function readRun(
  { db }: Context,
  caller: Caller,
  questionId: string,
): Promise<ResponseOf<typeof readCorrectionRun>> {
  await assertManagesQuestion(db.sql, caller, questionId);
  return { run: (await latestRun(db.sql, questionId)) ?? null };
}

async function latestRun(sql: Sql, questionId: string): Promise<CorrectionRunDto | undefined> {
  const run = await findLatestRun(sql, questionId);
  return run && { ...run, finishedAt: run.finishedAt?.toISOString() ?? null };
}

/** Throws CONFLICT when there is nothing to correct, and while a correction of the question is running. */
export function correctAnswerKey(
  context: Context,
  caller: Caller,
  questionId: string,
  request: ParsedInput<typeof correctMarks>['body'],
  recordReply: RecordReply<ReplyOf<typeof correctMarks>>,
): Promise<ResponseOf<typeof correctMarks>> {
  return inLongTransaction(context.db, async (transaction) => {
    await assertManagesQuestion(transaction, caller, questionId);
    const { action, fromRevisionId } = request;
    const question = await lockQuestion(transaction, questionId, fromRevisionId);
    const { toRevisionId } = revisionToCorrect(question, request);
    const correction = { questionId, toRevisionId, action, startedById: caller.id };
    const started = { run: await startRun(context, transaction, correction, [fromRevisionId]) };
    await recordReply(started, transaction);
    return started;
  });
}

interface NewCorrection {
  questionId: string;
  toRevisionId: string;
  action: CorrectionActionName;
  startedById: string;
}

export async function findRunning(sql: Sql, questionId: string): Promise<CorrectionRunDto | null> {
  const latest = await latestRun(sql, questionId);
  return latest?.finishedAt === null ? latest : null;
}

/** Throws CONFLICT while a correction of the question is running. */
export async function assertNoneRuns(sql: Sql, questionId: string): Promise<void> {
  if (await findRunning(sql, questionId))
    throw conflict('A correction of this question is running. Wait until it is done.');
}

/** Starts a run that corrects these revisions of a locked question. Throws CONFLICT while another one is running. */
export async function startRun(
  { enqueue }: Context,
  transaction: Transaction,
  { action, ...correction }: NewCorrection,
  fromRevisionIds: readonly string[],
): Promise<CorrectionRunDto> {
  const { questionId } = correction;
  await assertNoneRuns(transaction, questionId);
  const runId = await addRun(transaction, { ...correction, action: storedActions[action] }, fromRevisionIds);
  await enqueue(transaction, correctionJob, { runId });
  const run = await latestRun(transaction, questionId);
  if (!run) throw new Error(`The run ${runId} is not stored`);
  return run;
}
