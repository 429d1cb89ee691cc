import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import type { createReport } from '@markwell/shared/reports/reports.contract';
import type { ReportReason } from '@markwell/shared/reports/reports.vocabulary';
import { recordReplyOf, type RecordReply } from '#platform/idempotency/record-reply.ts';
import { questionNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import { type QuestionReport, storePaperReport, storeQuestionReport } from './reports.repository.ts';
import type { Context } from '#context.ts';

const storedReasons: Record<ReportReason, QuestionReport['reason']> = {
  'Wrong Answer': 'WRONG_ANSWER',
  'Poor Solution': 'POOR_SOLUTION',
  'Unclear Question': 'UNCLEAR_QUESTION',
};

const toReply = (id: string): ReplyOf<typeof createReport> => ({ id, status: 'PENDING' });

function save(
  context: Context,
  caller: Caller,
  report: ParsedInput<typeof createReport>['body'],
  recordId: RecordReply<string>,
): Promise<string | undefined> {
  const { questionType, questionId, sessionId } = report;
  const reason = storedReasons[report.reason];
  if (questionType === 'past-paper') {
    // `{paperId}-{number}`: the last hyphen separates them.
    const hyphenIndex = questionId.lastIndexOf('-');
    const [paperId, number] = [questionId.slice(0, hyphenIndex), Number(questionId.slice(hyphenIndex + 1))];
    if (!idSchema.safeParse(paperId).success) return Promise.resolve(undefined);
    return storePaperReport(context.db, caller, { userId: caller.id, paperId, number, reason }, recordId);
  }
  const kind = questionType === 'rapid-fire' ? 'RAPID_FIRE' : 'MOCK_TEST';
  const questionReport = {
    userId: caller.id,
    kind,
    questionId,
    reason,
    sessionId: sessionId === 'test-session' ? undefined : sessionId,
  } as const;
  return storeQuestionReport(context.db, caller, questionReport, recordId);
}

/** Stores a report. Throws NOT_FOUND when there is no such question. */
export async function reportQuestion(
  context: Context,
  caller: Caller,
  report: ParsedInput<typeof createReport>['body'],
  recordReply: RecordReply<ReplyOf<typeof createReport>>,
): Promise<ReplyOf<typeof createReport>> {
  const id = await save(context, caller, report, recordReplyOf(recordReply, toReply));
  if (id === undefined) throw questionNotFound();
  return toReply(id);
}
