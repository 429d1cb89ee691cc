import { acceptingParts, type GivenAnswer } from '@markwell/shared/answers/accept-too';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import { answeredBy } from '@markwell/shared/answers/parts.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { ParsedInput, ReplyOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/question-editing/accepted-answers.contract';
import { assertManagesQuestion } from '#modules/curriculum/managed-content.ts';
import { editConflict } from '#modules/question-bank/change/question-bank.rules.ts';
import { reviseQuestion } from '#modules/question-bank/change/question-bank.service.ts';
import { readRevision } from '#modules/question-bank/change/revise-question.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { conflict } from '#platform/domain-error.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { inLongTransaction, inTransaction, type Sql } from '#platform/transaction.repository.ts';
import type { Context } from '#context.ts';
import { readStored } from '../edit-questions.repository.ts';
import { recordEdit } from '../edit-questions.service.ts';
import { lockQuestion, readMarkedRevisions } from './corrections.repository.ts';
import { correctableRevisions, type MarkedRevision } from './corrections.rules.ts';
import { assertNoneRuns, findRunning, startRun } from './corrections.service.ts';
import { isMarkedAlike, readContents } from './marked-alike.repository.ts';

// All throw NOT_FOUND for a question that the caller does not manage, CONFLICT for an answer that cannot be accepted.

type Request = ParsedInput<typeof contract.acceptAnswer>['body'];

const notAcceptable = () =>
  conflict('This answer cannot be accepted: it is right already, or the question has changed');

export async function readAcceptance(
  { db }: Context,
  caller: Caller,
  questionId: string,
  given: GivenAnswer,
): Promise<ResponseOf<typeof contract.previewAcceptance>> {
  await assertManagesQuestion(db.sql, caller, questionId);
  const current = (await readContents(db.sql, [questionId])).find(({ isCurrent }) => isCurrent);
  if (!current) throw questionNotFound();
  const accepting = acceptingParts(current.parts, given);
  if (!accepting) throw notAcceptable();
  const marked = await readMarkedRevisions(db.sql, questionId, accepting);
  const revisions = await remarkable(db.sql, questionId, { number: current.number, marked });
  const sumOf = (name: 'marksUp' | 'marksDown') => revisions.reduce((sum, each) => sum + each[name], 0);
  return {
    revision: current.number,
    feedback: feedbackOn(current.parts, given),
    marksUp: sumOf('marksUp'),
    marksDown: sumOf('marksDown'),
  };
}

/** What pupils who give an answer read. */
function feedbackOn(parts: readonly QuestionPart[], { label, response }: GivenAnswer): string | null {
  const part = parts.find((each) => each.label === label);
  const definition = part && answeredBy(part, response.kind);
  if (!definition) throw notAcceptable();
  return answerKindOf(definition).mark(definition, response.answer, {}).feedback ?? null;
}

/** The revisions to re-mark: they show pupils the same as the one with this number, and were marked with its key. */
async function remarkable(
  client: Sql,
  questionId: string,
  { number, marked }: { number: number; marked: readonly MarkedRevision[] },
) {
  const contents = await readContents(client, [questionId]);
  const accepted = contents.find((each) => each.number === number);
  const alike = new Set(
    contents.filter((each) => accepted && isMarkedAlike(each, accepted)).map(({ id }) => id),
  );
  return correctableRevisions(marked).filter(
    ({ revisionId, canRemark }) => canRemark && alike.has(revisionId),
  );
}

/**
 * Writes the revision, then starts to re-mark in a transaction of its own: while thousands of answers are looked through,
 * pupils can be asked the question. Where it stops in between, a repeated request goes on, and so does a correction.
 */
export async function acceptAnswerToo(
  context: Context,
  caller: Caller,
  questionId: string,
  request: Request,
  recordReply: RecordReply<ReplyOf<typeof contract.acceptAnswer>>,
): Promise<ResponseOf<typeof contract.acceptAnswer>> {
  const fromRevisionId = await reviseToAccept(context, caller, questionId, request);
  return inLongTransaction(context.db, async (transaction) => {
    await assertManagesQuestion(transaction, caller, questionId);
    const question = await lockQuestion(transaction, questionId, fromRevisionId);
    const toRevisionId = question?.currentRevisionId;
    if (!question || !toRevisionId) throw questionNotFound();
    const revisions = await remarkable(transaction, questionId, {
      number: request.revision,
      marked: question.revisions,
    });
    const correction = { questionId, toRevisionId, action: 'remark', startedById: caller.id } as const;
    const revisionIds = revisions.map(({ revisionId }) => revisionId);
    const run =
      revisionIds.length === 0
        ? await findRunning(transaction, questionId)
        : await startRun(context, transaction, correction, revisionIds);
    await recordReply({ run }, transaction);
    return { run };
  });
}

/**
 * Returns the id of the revision that the request is about. Writes none where the question accepts the answer already,
 * because this was done before.
 */
async function reviseToAccept(
  { db }: Context,
  caller: Caller,
  questionId: string,
  { revision: number, ...given }: Request,
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await assertManagesQuestion(transaction, caller, questionId);
    const before = await readStored(transaction, questionId);
    const contents = await readContents(transaction, [questionId]);
    const from = contents.find((each) => each.number === number);
    if (!before || !from) throw questionNotFound();
    const accepting = acceptingParts(from.parts, given);
    if (!accepting) throw notAcceptable();
    if (before.revision.number !== number) {
      if (haveSameKeys(accepting, before.revision.parts)) return from.id;
      throw editConflict();
    }
    await assertNoneRuns(transaction, questionId);
    const content = { ...(await readRevision(transaction, questionId, from.id)), parts: accepting };
    await reviseQuestion(transaction, { questionId, fromRevision: number, content }, caller.id);
    await recordEdit(transaction, questionId, before, caller.id);
    return from.id;
  });
}
