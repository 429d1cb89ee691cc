import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { recordChange, recordChanges } from '../../domain/audit/record-change.repository.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import {
  changePositions,
  removeOrArchiveQuestions,
  reviseQuestion,
} from '../../domain/question-bank/change/question-bank.service.ts';
import type { Kind } from '../../domain/question-bank/change/question-bank.rules.ts';
import { questionStatusOf } from '../../domain/question-bank/display/question-status.ts';
import type { Removal } from '../../domain/question-bank/change/remove-questions.repository.ts';
import { answerKeyOf, auditedFields, auditedText, bankEditOf } from './edit-question.rules.ts';
import {
  readContents,
  readExistingIds,
  readStatuses,
  readStored,
  readTopicState,
} from './edit-questions.repository.ts';

export interface AnswerKeyChange {
  fromRevisionId: string;
  toRevisionId: string;
  answeredCount: number;
}

/** Every change writes its audit entries in the same transaction. */
export interface EditQuestionsService {
  /**
   * Returns the answer key change if the answer key changed after pupils had answered. Throws NOT_FOUND,
   * RULE_BROKEN, and CONFLICT when another user edited the question in the meantime.
   */
  edit: (questionId: string, edit: QuestionEdit, actorId: string) => Promise<AnswerKeyChange | null>;
  /**
   * Returns how many changed. Throws NOT_FOUND for an unknown id, RULE_BROKEN for a question that cannot be
   * published.
   */
  setStatus: (ids: readonly string[], status: 'PUBLISHED' | 'DRAFT', actorId: string) => Promise<number>;
  /**
   * Deletes those questions that exist, and are of this kind if one is given. Throws NOT_FOUND when there is
   * none. The caller must remove the files from the storage.
   */
  remove: (ids: readonly string[], kind: Kind | undefined, actorId: string) => Promise<Removal>;
}

const questionNotFound = () => notFound('This question does not exist');

export function createEditQuestionsService(inTransaction: InTransaction): EditQuestionsService {
  return {
    edit: (questionId, edit, actorId) =>
      inTransaction(async (transaction) => {
        const before = await readStored(transaction, questionId);
        if (!before) throw questionNotFound();
        const topic = await readTopicState(transaction, edit.topicId);
        await reviseQuestion(transaction, { questionId, ...bankEditOf(before, topic, edit) }, actorId);
        const after = await readStored(transaction, questionId);
        if (!after) throw questionNotFound();

        const isKeyChanged = answerKeyOf(before.revision) !== answerKeyOf(after.revision);
        await recordChange(transaction, {
          actorId,
          action: isKeyChanged ? 'question.key-changed' : 'question.edited',
          target: { kind: 'question', id: questionId },
          before: auditedFields(before),
          after: auditedFields(after),
        });
        const { answeredCount } = before;
        return isKeyChanged && answeredCount > 0
          ? { fromRevisionId: before.revision.id, toRevisionId: after.revision.id, answeredCount }
          : null;
      }),

    setStatus: (ids, status, actorId) =>
      inTransaction(async (transaction) => {
        const questions = await readStatuses(transaction, ids);
        if (questions.length < new Set(ids).size) throw questionNotFound();
        if (!questions.every(({ isTopicAvailable }) => isTopicAvailable))
          throw ruleViolated('This topic was deleted');
        const changing = questions.filter((question) => question.status !== status);
        if (changing.length === 0) return 0;
        await changePositions(
          transaction,
          changing.map(({ id }) => ({ questionId: id, status })),
        );
        await recordChanges(
          transaction,
          changing.map((question) => ({
            actorId,
            action: status === 'PUBLISHED' ? 'question.published' : 'question.edited',
            target: { kind: 'question', id: question.id },
            before: { status: questionStatusOf[question.status] },
            after: { status: questionStatusOf[status] },
          })),
        );
        return changing.length;
      }),

    remove: (ids, kind, actorId) =>
      inTransaction(async (transaction) => {
        const questions = await readContents(transaction, ids, kind);
        const found = questions.map(({ id }) => id);
        if (found.length === 0) throw questionNotFound();
        const removal = await removeOrArchiveQuestions(transaction, found);
        const archived = await readExistingIds(transaction, found);
        await recordChanges(
          transaction,
          questions.map(({ id, topicId, difficulty, revision }) => ({
            actorId,
            action: archived.has(id) ? 'question.archived' : 'question.deleted',
            target: { kind: 'question', id },
            before: { ...(revision && auditedText(revision)), topicId, difficulty },
            after: null,
          })),
        );
        return removal;
      }),
  };
}
