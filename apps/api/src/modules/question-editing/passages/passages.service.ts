import type * as contract from '@markwell/shared/question-editing/passages.contract';
import type { NewPassage } from '@markwell/shared/question-bank/passages.schemas';
import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { conflict, notFound } from '#platform/domain-error.ts';
import { addPassage, lockPassage } from '#modules/question-bank/change/passages.repository.ts';
import { movedToPassage } from '#modules/question-bank/change/question-bank.rules.ts';
import { reviseQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { readQuestionsOnPassage } from '#modules/question-bank/change/revise-question.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { assertManagesSubject, assertManagesPassage } from '#modules/curriculum/managed-content.ts';
import { findPassages } from './passages.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** Throws NOT_FOUND for a subject that the caller does not manage. */
export async function listPassages(
  context: Context,
  caller: Caller,
  subjectId: string,
): Promise<ReplyOf<typeof contract.listPassages>> {
  await assertManagesSubject(context.db.sql, caller, subjectId);
  return { passages: await findPassages(context.db, subjectId) };
}

/**
 * Replaces a passage by one with another text, for all its questions. Throws NOT_FOUND, and CONFLICT when
 * another user edited it in the meantime: then no question refers to it.
 */
export function editPassage(
  context: Context,
  caller: Caller,
  passageId: string,
  { title, body }: NewPassage,
): Promise<ReplyOf<typeof contract.editPassage>> {
  return inTransaction(context.db, async (transaction) => {
    await assertManagesPassage(transaction, caller, passageId);
    const passage = await lockPassage(transaction, passageId);
    if (!passage) throw notFound('This passage does not exist');
    if (passage.questionCount === 0) {
      throw conflict('Someone else has edited this passage. Please open it again.');
    }
    if (passage.title === title && passage.body === body) return { passageId, changedQuestions: 0 };
    const { subjectId } = passage;
    const newId = await addPassage(transaction, { subjectId, title, body, editedFromId: passageId });
    const questions = await readQuestionsOnPassage(transaction, passageId);
    await reviseQuestions(transaction, movedToPassage(questions, newId), caller.id);
    await recordChanges(
      transaction,
      questions.map(({ questionId }) => ({
        actorId: caller.id,
        action: 'question.edited',
        target: { kind: 'question', id: questionId },
        before: { passageTitle: passage.title, passage: passage.body },
        after: { passageTitle: title, passage: body },
      })),
    );
    return { passageId: newId, changedQuestions: questions.length };
  });
}
