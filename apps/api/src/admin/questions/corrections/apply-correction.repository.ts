import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { CorrectionActionName } from '@markwell/shared/admin/questions/corrections.contract';
import { v7 as uuid } from 'uuid';
import { writeAuditEntry } from '../../../domain/audit/audit-log.repository.ts';
import type { RecordReply } from '../../../domain/idempotency/record-reply.ts';
import type { NewNotification } from '../../../domain/notifications/notification-texts.ts';
import { notifyUsers } from '../../../domain/notifications/notify.repository.ts';
import { correctCounters } from './correct-counters.repository.ts';
import type { QuestionToCorrect, RevisionToCorrect } from './corrections.rules.ts';
import {
  voidQuestion,
  lockFinishedTests,
  reMarkAnswers,
  recalculateScores,
  type ScoredTest,
} from './re-mark-answers.repository.ts';
import { readMarkedRevisions } from './list-corrections.repository.ts';

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
  notifiedPupils: number;
}

/** What the service decides about a correction while its rows are locked. */
export interface CorrectionRules {
  /** The revision to correct; throws when there is none. Undefined stands for a question that does not exist. */
  chooseRevision: (question: QuestionToCorrect | undefined) => RevisionToCorrect;
  noticesOf: (correctionId: string, tests: readonly ScoredTest[]) => (NewNotification & { userId: string })[];
}

export interface ApplyCorrectionRepository {
  /**
   * Re-marks the answers to an earlier revision with the current answer key, or makes it void in finished
   * tests, and corrects all counters, in one transaction.
   */
  correct: (
    correction: Correction,
    rules: CorrectionRules,
    recordReply: RecordReply<CorrectionResult>,
  ) => Promise<CorrectionResult>;
}

/** Milliseconds. Tens of thousands of pupils may have answered a question. */
const longCorrection = 120_000;

export function createApplyCorrectionRepository(database: Database): ApplyCorrectionRepository {
  return {
    correct: (correction, rules, recordReply) =>
      database.$transaction(
        async (transaction) => {
          await sqlOf(transaction)
            .selectNoFrom((eb) =>
              eb
                .fn('set_config', [eb.val('statement_timeout'), eb.val(String(longCorrection)), eb.lit(true)])
                .as('timeout'),
            )
            .execute();
          const { questionId, fromRevisionId, action, now } = correction;
          const question = await lockQuestion(transaction, questionId, fromRevisionId);
          const revision = rules.chooseRevision(question);
          await lockFinishedTests(transaction, revision.revisionId);
          const answers =
            action === 'remark'
              ? await reMarkAnswers(transaction, revision.revisionId, revision.currentKey)
              : await voidQuestion(transaction, revision.revisionId);
          const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
          const tests = await recalculateScores(transaction, attemptIds);
          await correctCounters(transaction, questionId, answers, tests);
          const id = await writeDown(transaction, correction, revision, attemptIds.length);
          const notices = rules.noticesOf(id, tests);
          await notifyUsers(
            transaction,
            notices.map((notice) => ({ ...notice, at: now })),
          );
          const corrected = { affectedAttempts: attemptIds.length, notifiedPupils: notices.length };
          await recordReply(corrected, transaction);
          return corrected;
        },
        { timeout: longCorrection },
      ),
  };
}

/** Locks the question against other corrections and edits. Pupils can still get and answer it. */
async function lockQuestion(transaction: Transaction, questionId: string, revisionId: string) {
  const question = await sqlOf(transaction)
    .selectFrom('questions')
    .select('current_revision_id as currentRevisionId')
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) return undefined;
  const revision = await transaction.questionRevision.count({ where: { id: revisionId, questionId } });
  const revisions = await readMarkedRevisions(transaction, questionId);
  return { ...question, hasRevision: revision > 0, revisions };
}

async function writeDown(
  transaction: Transaction,
  { questionId, fromRevisionId, action, actorId }: Correction,
  revision: RevisionToCorrect,
  affectedAttempts: number,
): Promise<string> {
  const id = uuid();
  await transaction.questionCorrection.create({
    data: {
      id,
      questionId,
      fromRevisionId,
      toRevisionId: revision.toRevisionId,
      action: action === 'remark' ? 'REMARK' : 'VOID',
      affectedAttempts,
      correctedById: actorId,
    },
  });
  await writeAuditEntry(transaction, {
    actorId,
    action: action === 'remark' ? 'question.attempts-remarked' : 'question.attempts-voided',
    targetKind: 'question',
    targetId: questionId,
    before: { answer: revision.key, revision: revision.number },
    after: { ...(action === 'remark' && { answer: revision.currentKey }), affectedAttempts },
  });
  return id;
}
