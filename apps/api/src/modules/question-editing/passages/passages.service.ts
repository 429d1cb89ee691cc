import type { editPassage, listPassages } from '@markwell/shared/question-editing/passages.contract';
import type { NewPassage } from '@markwell/shared/question-bank/passages.schemas';
import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import { conflict, notFound } from '#platform/domain-error.ts';
import { addPassage, lockPassage } from '#modules/question-bank/change/passages.repository.ts';
import { movedToPassage } from '#modules/question-bank/change/question-bank.rules.ts';
import { reviseQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { readQuestionsOnPassage } from '#modules/question-bank/change/revise-question.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { PassagesRepository } from './passages.repository.ts';

export interface PassagesService {
  /** Throws NOT_FOUND for a subject that the caller does not manage. */
  list: (caller: Caller, subjectId: string) => Promise<ReplyOf<typeof listPassages>>;
  /**
   * Replaces a passage by one with another text, for all its questions. Throws NOT_FOUND, and CONFLICT when
   * another user edited it in the meantime: then no question refers to it.
   */
  edit: (caller: Caller, passageId: string, edit: NewPassage) => Promise<ReplyOf<typeof editPassage>>;
}

interface Dependencies {
  repository: PassagesRepository;
  managed: ManagedContent;
  inTransaction: InTransaction;
}

export function createPassagesService({ repository, managed, inTransaction }: Dependencies): PassagesService {
  return {
    async list(caller, subjectId) {
      await managed.assertSubject(caller, subjectId);
      return { passages: await repository.list(subjectId) };
    },

    edit: (caller, passageId, { title, body }) =>
      inTransaction(async (transaction) => {
        await managed.assertPassage(caller, passageId, transaction);
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
      }),
  };
}
