import { z } from 'zod';
import { recordChanges, type Change } from '#modules/audit/record-change.repository.ts';
import {
  findCorrectedAssignments,
  findCorrectedWork,
} from '#modules/assignments/corrected-work.repository.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import type { Context } from '#context.ts';
import { answerInWords } from '../edit-question.rules.ts';
import { applyCorrection } from './apply-correction.repository.ts';
import {
  lockRun,
  readNextPupils,
  setFinished,
  storeProgress,
  type CorrectionRun,
} from './correction-runs.repository.ts';
import { correctionNotifications, countChangedScores, teacherNotifications } from './corrections.rules.ts';
import type { ScoredTest } from './re-mark-answers.repository.ts';

/** Pupils whose tests are corrected in one transaction. While it runs, they wait to finish another one. */
const batchSize = 1_000;
/** Milliseconds after which a job ends and leaves the rest to a further one, so that the server can stop soon. */
const longestRun = 3_000;

/** Carries out a run. What is stored decides which pupils are next. */
export const correctionJob = jobKind('correction', z.object({ runId: z.uuid() }));

/** A job that is lost is repeated and continues where it was; two at the same time do not get in each other's way. */
export async function runCorrections(
  context: Context,
  { runId }: { runId: string },
  size = batchSize,
): Promise<void> {
  const end = performance.now() + longestRun;
  while (performance.now() < end) if (!(await correctBatch(context, runId, size))) return;
  await context.enqueue(context.db.sql, correctionJob, { runId });
}

/** Corrects the answers of the next pupils, and notifies those whose score changed. Whether there may be more to do. */
function correctBatch({ db, clock }: Context, runId: string, size: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const run = await lockRun(transaction, runId);
    if (!run) return false;
    const userIds = await readNextPupils(transaction, run, size);
    if (userIds.length === 0) {
      await finish(transaction, run, clock());
      return false;
    }
    const { questionId } = run;
    const corrections = [];
    const tests = [];
    for (const correction of run.corrections) {
      const revision = { questionId, revisionId: correction.fromRevisionId, userIds };
      const applied = await applyCorrection(transaction, correction, revision);
      const affectedAttempts = correction.affectedAttempts + applied.affectedAttempts;
      corrections.push({ ...correction, affectedAttempts });
      tests.push(...applied.tests);
    }
    const { notified, changedScores } = await notifyPupils(transaction, run, tests, clock());
    await storeProgress(transaction, {
      ...run,
      corrections,
      changedScores,
      lastPupilId: userIds.at(-1) ?? null,
      correctedPupils: run.correctedPupils + userIds.length,
      notifiedPupils: run.notifiedPupils + notified,
    });
    return true;
  });
}

/** Notifies each pupil once whose score changed and who may see it, and counts changed scores by assignment. */
async function notifyPupils(
  transaction: Transaction,
  { id, changedScores }: CorrectionRun,
  tests: readonly ScoredTest[],
  at: Date,
) {
  const attemptIds = tests.map(({ attemptId }) => attemptId);
  const work = await findCorrectedWork(transaction, attemptIds, at);
  const hidden = new Set(work.filter(({ isScoreShown }) => !isScoreShown).map(({ attemptId }) => attemptId));
  const shown = tests.filter(({ attemptId }) => !hidden.has(attemptId));
  const notifications = correctionNotifications(id, shown);
  await notifyUsers(
    transaction,
    notifications.map((notification) => ({ ...notification, at })),
  );
  return { notified: notifications.length, changedScores: countChangedScores(changedScores, work, tests) };
}

const auditActions = {
  REMARK: 'question.attempts-remarked',
  VOID: 'question.attempts-voided',
  RESTORE: 'question.attempts-restored',
} as const;

/** Every pupil is done: notifies the teachers, once for each assignment, and writes the audit entries. */
async function finish(
  transaction: Transaction,
  { id, questionId, changedScores, corrections }: CorrectionRun,
  at: Date,
): Promise<void> {
  const assignments = await findCorrectedAssignments(transaction, Object.keys(changedScores));
  await notifyUsers(
    transaction,
    teacherNotifications(id, assignments, changedScores).map((notification) => ({ ...notification, at })),
  );
  await recordChanges(
    transaction,
    corrections.map(
      ({ action, correctedById, fromNumber, fromParts, toParts, affectedAttempts }): Change => ({
        actorId: correctedById,
        action: auditActions[action],
        target: { kind: 'question', id: questionId },
        before: { answer: answerInWords(fromParts), revision: fromNumber },
        after: { ...(action === 'REMARK' && { answer: answerInWords(toParts) }), affectedAttempts },
      }),
    ),
  );
  await setFinished(transaction, id, at);
}
