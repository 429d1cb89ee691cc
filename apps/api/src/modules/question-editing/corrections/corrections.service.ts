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
import { inLongTransaction } from '#platform/transaction.repository.ts';

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
    const correction = { questionId, fromRevisionId, action, actorId: caller.id };
    const { id, affectedAttempts, tests } = await applyCorrection(transaction, correction, revision);
    await recordChange(transaction, {
      actorId: caller.id,
      action: auditActions[action],
      target: { kind: 'question', id: questionId },
      before: { answer: revision.key, revision: revision.number },
      after: { ...(action === 'remark' && { answer: revision.currentKey }), affectedAttempts },
    });
    const at = context.clock();
    const ofAssignments = await findCorrectedWork(
      transaction,
      tests.map(({ attemptId }) => attemptId),
      at,
    );
    const hidden = new Set(
      ofAssignments.filter(({ isScoreShown }) => !isScoreShown).map(({ attemptId }) => attemptId),
    );
    const shown = tests.filter(({ attemptId }) => !hidden.has(attemptId));
    const notifications = correctionNotifications(id, shown).map((notification) => ({
      ...notification,
      at,
    }));
    const toTeachers = teacherNotifications(id, ofAssignments, tests).map((notification) => ({
      ...notification,
      at,
    }));
    await notifyUsers(transaction, [...notifications, ...toTeachers]);
    const corrected = { affectedAttempts, notifiedPupils: notifications.length };
    await recordReply(corrected, transaction);
    return corrected;
  });
}
