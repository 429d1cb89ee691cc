import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { CorrectionActionName } from '@markwell/shared/admin/questions/corrections.contract';
import { v7 as uuid } from 'uuid';
import { writeAuditEntry } from '../../../domain/audit/audit-log.repository.ts';
import { conflict, notFound } from '../../../domain/domain-error.ts';
import type { RecordReply } from '../../../domain/idempotency/record-reply.ts';
import { questionCorrectedNotification } from '../../../domain/notifications/notification-texts.ts';
import { notifyUsersInOneStatement } from '../../../domain/notifications/notify.repository.ts';
import { correctCounters } from './correct-counters.repository.ts';
import {
  voidQuestion,
  lockFinishedTests,
  reMarkAnswers,
  recalculateScores,
  type ScoredTest,
} from './re-mark-answers.repository.ts';
import { readCorrectable, type CorrectableRevision } from './list-corrections.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface Correction {
  questionId: string;
  fromRevisionId: string;
  action: CorrectionActionName;
  actorId: string;
  now: Date;
}

export interface CorrectionResult {
  affectedAttempts: number;
  toldPupils: number;
}

export interface ApplyCorrectionRepository {
  /**
   * Re-marks the answers to an earlier revision with the current answer key, or makes it void in finished
   * tests, and corrects all counters, in one transaction. Throws NOT_FOUND for an unknown question or
   * revision, CONFLICT when there is nothing to correct.
   */
  correct: (correction: Correction, recordReply: RecordReply<CorrectionResult>) => Promise<CorrectionResult>;
}

/** Milliseconds. Tens of thousands of pupils may have answered a question. */
const longCorrection = 120_000;

export function createApplyCorrectionRepository(database: Database): ApplyCorrectionRepository {
  return {
    correct: (correction, recordReply) =>
      database.$transaction(
        async (transaction) => {
          await transaction.$executeRaw`select set_config('statement_timeout', ${String(longCorrection)}, true)`;
          const { revision, currentRevisionId } = await lockQuestion(transaction, correction);
          const { questionId, action, now } = correction;
          await lockFinishedTests(transaction, revision.revisionId);
          const answers =
            action === 'remark'
              ? await reMarkAnswers(transaction, revision.revisionId, revision.currentKey)
              : await voidQuestion(transaction, revision.revisionId);
          const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
          const tests = await recalculateScores(transaction, attemptIds);
          await correctCounters(transaction, questionId, answers, tests);
          const id = await writeDown(transaction, correction, revision, currentRevisionId, attemptIds.length);
          const notices = noticesOf(id, tests);
          await notifyUsersInOneStatement(transaction, notices, now);
          const corrected = { affectedAttempts: attemptIds.length, toldPupils: notices.length };
          await recordReply(corrected, transaction);
          return corrected;
        },
        { timeout: longCorrection },
      ),
  };
}

/** Locks the question against other corrections and edits. Pupils can still get and answer it. */
async function lockQuestion(transaction: Transaction, { questionId, fromRevisionId, action }: Correction) {
  const [question] = await transaction.$queryRaw<{ currentRevisionId: string }[]>`
    select current_revision_id as "currentRevisionId" from questions where id = ${questionId}::uuid for no key update`;
  if (!question) throw notFound('This question does not exist');
  const isOfQuestion = await transaction.questionRevision.count({
    where: { id: fromRevisionId, questionId },
  });
  if (isOfQuestion === 0) throw notFound('This revision does not exist');
  const revisions = await readCorrectable(transaction, questionId);
  const revision = revisions.find(({ revisionId }) => revisionId === fromRevisionId);
  if (!(action === 'remark' ? revision?.canRemark : revision?.canVoid) || !revision)
    throw conflict('There is nothing to correct: it is already done, or the answer key is the same');
  return { revision, currentRevisionId: question.currentRevisionId };
}

async function writeDown(
  transaction: Transaction,
  { questionId, fromRevisionId, action, actorId }: Correction,
  revision: CorrectableRevision,
  toRevisionId: string,
  affectedAttempts: number,
): Promise<string> {
  const id = uuid();
  await transaction.questionCorrection.create({
    data: {
      id,
      questionId,
      fromRevisionId,
      toRevisionId,
      action: action === 'remark' ? 'REMARK' : 'VOID',
      affectedAttempts,
      correctedById: actorId,
    },
  });
  await writeAuditEntry(transaction, {
    actorId,
    action: action === 'remark' ? 'question.attempts-remarked' : 'question.attempts-voided',
    subjectKind: 'question',
    subjectId: questionId,
    before: { answer: revision.key, revision: revision.number },
    after: { ...(action === 'remark' && { answer: revision.currentKey }), affectedAttempts },
  });
  return id;
}

/** One notification for each pupil whose score changed, about their latest changed test. */
function noticesOf(correctionId: string, tests: readonly ScoredTest[]) {
  const moved = tests.filter(({ isTest, score, scoreBefore }) => isTest && score !== scoreBefore);
  return [...Map.groupBy(moved, ({ userId }) => userId)].flatMap(([userId, [latest, ...others]]) =>
    latest
      ? [{ userId, ...questionCorrectedNotification(correctionId, { ...latest, others: others.length }) }]
      : [],
  );
}
