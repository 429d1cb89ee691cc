import type { Database } from '@markwell/database/connect';
import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { writeAuditEntry, writeAuditEntries } from '../../domain/audit/audit-log.repository.ts';
import { changedFields } from '../../domain/audit/changed-fields.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import { editConflict } from '../../domain/question-bank/edit-conflict.ts';
import type { Kind, Transaction } from '../../domain/question-bank/position-statements.repository.ts';
import {
  changeQuestionBank,
  changePositions,
} from '../../domain/question-bank/bucket-positions.repository.ts';
import { questionStatusOf } from '../../domain/question-bank/question-status.ts';
import { removeOrArchiveQuestions } from '../../domain/question-bank/remove-questions.repository.ts';
import { reviseQuestion } from '../../domain/question-bank/revise-question.repository.ts';
import { editedContent, answerKeyOf, hasSameContent } from './edit-question.rules.ts';

export interface AnswerKeyChange {
  fromRevisionId: string;
  toRevisionId: string;
  answeredCount: number;
}

export interface Deletion {
  removed: number;
  archived: number;
  /** Files that the caller must remove from the storage. */
  storageKeys: string[];
}

/** Every change writes its audit entries in the same transaction. */
export interface EditQuestionsRepository {
  /**
   * Returns the answer key change if the answer key changed after pupils had answered. Throws CONFLICT when
   * another user edited the question in the meantime.
   */
  edit: (questionId: string, edit: QuestionEdit, actorId: string) => Promise<AnswerKeyChange | null>;
  /**
   * Returns how many changed. Throws NOT_FOUND for an unknown id, RULE_BROKEN for a question that cannot be
   * published.
   */
  setStatus: (ids: readonly string[], status: 'PUBLISHED' | 'DRAFT', actorId: string) => Promise<number>;
  /** Deletes those questions that exist, of the kind if given. Throws NOT_FOUND when there is none. */
  remove: (ids: readonly string[], kind: Kind | undefined, actorId: string) => Promise<Deletion>;
}

const storedContent = {
  id: true,
  number: true,
  body: true,
  imageId: true,
  explanation: true,
  solutionImageId: true,
  passageId: true,
  options: {
    select: { id: true, text: true, imageId: true, isCorrect: true },
    orderBy: { letter: 'asc' },
  },
} as const;

async function readStored(transaction: Transaction, id: string) {
  const question = await transaction.question.findUnique({
    where: { id },
    select: {
      kind: true,
      topicId: true,
      grade: true,
      timeLimit: true,
      currentRevision: { select: storedContent },
      statistics: { select: { answeredCount: true } },
    },
  });
  if (!question?.currentRevision) throw notFound('This question does not exist');
  return { ...question, currentRevision: question.currentRevision };
}

async function assertOpenTopic(transaction: Transaction, topicId: string): Promise<void> {
  const topic = await transaction.topic.findUnique({
    where: { id: topicId },
    select: { archivedAt: true, subject: { select: { archivedAt: true } } },
  });
  if (!topic) throw ruleViolated('Please select a topic');
  if (topic.archivedAt ?? topic.subject.archivedAt) throw ruleViolated('This topic was deleted');
}

export function createEditQuestionsRepository(database: Database): EditQuestionsRepository {
  return {
    edit: (questionId, edit, actorId) =>
      changeQuestionBank(database, async (transaction) => {
        const stored = await readStored(transaction, questionId);
        const { kind, currentRevision: from } = stored;
        const { topicId, grade, revision } = edit;
        if (kind === 'REGULAR' && grade > 5) throw ruleViolated('Please choose a difficulty');
        if (topicId !== stored.topicId) await assertOpenTopic(transaction, topicId);
        if (from.number !== revision) throw editConflict();
        const content = editedContent(from, edit);
        const timeLimit = kind === 'RAPID_FIRE' ? (edit.timeLimit ?? stored.timeLimit) : null;
        const isSame = hasSameContent(from, content);
        await reviseQuestion(
          transaction,
          {
            questionId,
            topicId,
            grade,
            ...(timeLimit !== null && { timeLimit }),
            ...(!isSame && { content }),
          },
          actorId,
        );
        const { currentRevision: to } = await readStored(transaction, questionId);
        // Edits of a question are serialised. Another edit came first, and this one would overwrite it.
        if (to.number !== revision + (isSame ? 0 : 1)) throw editConflict();

        const changes = changedFields(
          { ...wordsOf(from), topicId: stored.topicId, grade: stored.grade, timeLimit: stored.timeLimit },
          { ...wordsOf(to), topicId, grade, timeLimit },
        );
        if (changes.isEmpty) return null;
        const isKeyChanged = answerKeyOf(from) !== answerKeyOf(to);
        await writeAuditEntry(transaction, {
          actorId,
          action: isKeyChanged ? 'question.key-changed' : 'question.edited',
          subjectKind: 'question',
          subjectId: questionId,
          before: changes.before,
          after: changes.after,
        });
        const answeredCount = stored.statistics?.answeredCount ?? 0;
        return isKeyChanged && answeredCount > 0
          ? { fromRevisionId: from.id, toRevisionId: to.id, answeredCount }
          : null;
      }),

    setStatus: (ids, status, actorId) =>
      changeQuestionBank(database, async (transaction) => {
        const questions = await transaction.question.findMany({
          where: { id: { in: [...ids] } },
          select: {
            id: true,
            status: true,
            topic: { select: { archivedAt: true, subject: { select: { archivedAt: true } } } },
          },
        });
        if (questions.length < new Set(ids).size) throw notFound('This question does not exist');
        if (questions.some(({ topic }) => topic.archivedAt ?? topic.subject.archivedAt))
          throw ruleViolated('This topic was deleted');
        const changing = questions.filter((question) => question.status !== status);
        if (changing.length === 0) return 0;
        await changePositions(
          transaction,
          changing.map(({ id }) => ({ questionId: id, status })),
        );
        await writeAuditEntries(
          transaction,
          changing.map((question) => ({
            actorId,
            action: status === 'PUBLISHED' ? 'question.published' : 'question.edited',
            subjectKind: 'question',
            subjectId: question.id,
            before: { status: questionStatusOf[question.status] },
            after: { status: questionStatusOf[status] },
          })),
        );
        return changing.length;
      }),

    remove: (ids, kind, actorId) =>
      changeQuestionBank(database, async (transaction) => {
        const questions = await transaction.question.findMany({
          where: { id: { in: [...ids] }, ...(kind && { kind }) },
          select: { id: true, topicId: true, grade: true, currentRevision: { select: storedContent } },
        });
        const found = questions.map(({ id }) => id);
        if (found.length === 0) throw notFound('This question does not exist');
        const removal = await removeOrArchiveQuestions(transaction, found);
        const left = await transaction.question.findMany({
          where: { id: { in: found } },
          select: { id: true },
        });
        const archived = new Set(left.map(({ id }) => id));
        await writeAuditEntries(
          transaction,
          questions.map(({ id, topicId, grade, currentRevision }) => ({
            actorId,
            action: archived.has(id) ? 'question.archived' : 'question.deleted',
            subjectKind: 'question',
            subjectId: id,
            before: { ...(currentRevision && wordsOf(currentRevision)), topicId, grade },
            after: null,
          })),
        );
        return removal;
      }),
  };
}

type Stored = Awaited<ReturnType<typeof readStored>>['currentRevision'];

/** The fields of a revision in the audit log. */
const wordsOf = (revision: Stored) => ({
  questionText: revision.body,
  explanationText: revision.explanation,
  options: revision.options.map(({ text }) => text ?? '(picture)').join(' | '),
  answer: answerKeyOf(revision),
});
