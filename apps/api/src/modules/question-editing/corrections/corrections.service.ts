import type {
  correctMarks,
  CorrectionActionName,
  CorrectionsDto,
} from '@markwell/shared/question-editing/corrections.contract';
import type { ParsedInput, ReplyOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { applyCorrection, lockQuestion } from './apply-correction.repository.ts';
import { findCorrectedWork } from '#modules/assignments/corrected-work.repository.ts';
import { questionNotFound } from '#platform/not-found.ts';
import {
  correctableRevisions,
  correctionNotifications,
  revisionToCorrect,
  teacherNotifications,
  type RevisionToCorrect,
} from './corrections.rules.ts';
import {
  type PastCorrection,
  findPastCorrections,
  readCurrent,
  readMarkedRevisions,
} from './corrections.repository.ts';
import { answerInWords } from '../edit-question.rules.ts';
import type { Context } from '#context.ts';
import { assertManagesQuestion } from '#modules/curriculum/managed-content.ts';
import { inLongTransaction, type Transaction } from '#platform/transaction.repository.ts';

// Both throw NOT_FOUND for a question that the caller does not manage.

const actionNames: Record<PastCorrection['action'], CorrectionActionName> = {
  REMARK: 'remark',
  VOID: 'void',
  RESTORE: 'restore',
};
const auditActions = {
  remark: 'question.attempts-remarked',
  void: 'question.attempts-voided',
  restore: 'question.attempts-restored',
} as const;

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

/** Throws CONFLICT when there is nothing to correct. */
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
    const revision = revisionToCorrect(question, request);
    const correction = await correct(transaction, caller, { questionId, fromRevisionId, action }, revision);
    const corrected = await notifyOf(transaction, [correction], context.clock());
    await recordReply(corrected, transaction);
    return corrected;
  });
}

type Applied = Awaited<ReturnType<typeof applyCorrection>>;

/** Corrects a revision of a locked question. */
export async function correct(
  transaction: Transaction,
  caller: Caller,
  correction: { questionId: string; fromRevisionId: string; action: CorrectionActionName },
  revision: RevisionToCorrect,
): Promise<Applied> {
  const { questionId, action } = correction;
  const applied = await applyCorrection(transaction, { ...correction, actorId: caller.id }, revision);
  const { affectedAttempts } = applied;
  await recordChange(transaction, {
    actorId: caller.id,
    action: auditActions[action],
    target: { kind: 'question', id: questionId },
    before: { answer: revision.key, revision: revision.number },
    after: { ...(action === 'remark' && { answer: revision.currentKey }), affectedAttempts },
  });
  return applied;
}

/** Notifies each pupil and teacher once of corrections of a question; the newest revision first. */
export async function notifyOf(
  transaction: Transaction,
  corrections: readonly Applied[],
  at: Date,
): Promise<ResponseOf<typeof correctMarks>> {
  const [first] = corrections;
  if (!first) return { affectedAttempts: 0, notifiedPupils: 0 };
  const tests = corrections.flatMap((each) => each.tests);
  const ofAssignments = await findCorrectedWork(
    transaction,
    tests.map(({ attemptId }) => attemptId),
    at,
  );
  const hidden = new Set(
    ofAssignments.filter(({ isScoreShown }) => !isScoreShown).map(({ attemptId }) => attemptId),
  );
  const shown = tests.filter(({ attemptId }) => !hidden.has(attemptId));
  const toPupils = correctionNotifications(first.id, shown);
  const toTeachers = teacherNotifications(first.id, ofAssignments, tests);
  await notifyUsers(
    transaction,
    [...toPupils, ...toTeachers].map((notification) => ({ ...notification, at })),
  );
  const affectedAttempts = corrections.reduce((sum, each) => sum + each.affectedAttempts, 0);
  return { affectedAttempts, notifiedPupils: toPupils.length };
}
