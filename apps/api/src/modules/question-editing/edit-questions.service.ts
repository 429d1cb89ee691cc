import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import { recordChange, recordChanges } from '#modules/audit/record-change.repository.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { addMediaFiles } from '#modules/media/media-files.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { readRevision } from '#modules/question-bank/change/revise-question.repository.ts';
import {
  changePlacements,
  removeOrArchiveQuestions,
  reviseQuestion,
  reviseQuestions,
} from '#modules/question-bank/change/question-bank.service.ts';
import { editConflict, type Kind, type Status } from '#modules/question-bank/change/question-bank.rules.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import type { Removal } from '#modules/question-bank/change/remove-questions.repository.ts';
import { choosePassage, questionsToGiveBack } from './choose-passage.ts';
import { storePictures } from './store-pictures.ts';
import { readLastChange } from './history/history.repository.ts';
import { auditedFields, auditedText, bankEditOf } from './edit-question.rules.ts';
import {
  readContents,
  readExistingIds,
  readPictureIds,
  readStatuses,
  readStored,
  readTopicState,
} from './edit-questions.repository.ts';
import type { Context } from '#context.ts';
import { withMediaFiles } from '#modules/media/media-writer.ts';
import { assertManagesTopic } from '#modules/curriculum/managed-content.ts';

interface AnswerKeyChange {
  fromRevisionId: string;
  toRevisionId: string;
  answeredCount: number;
}

// Every change writes its audit entries in the same transaction.

/** Writes the audit entry of an edit or its undoing. Returns the change of the answer key if pupils had answered. */
export async function recordEdit(
  transaction: Transaction,
  questionId: string,
  before: NonNullable<Awaited<ReturnType<typeof readStored>>>,
  actorId: string,
): Promise<AnswerKeyChange | null> {
  const after = await readStored(transaction, questionId);
  if (!after) throw questionNotFound();
  const isKeyChanged = !haveSameKeys(before.revision.parts, after.revision.parts);
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
}

/**
 * Returns the answer key change if the answer key changed after pupils had answered. Throws NOT_FOUND,
 * RULE_BROKEN, and CONFLICT when another user edited the question in the meantime.
 */
export function saveEditedQuestion(
  context: Context,
  questionId: string,
  edit: QuestionEdit,
  files: readonly ReceivedFile[],
  actorId: string,
): Promise<AnswerKeyChange | null> {
  return withMediaFiles(context, async (writeMedia) => {
    const pictures = await storePictures(writeMedia, edit, files);
    return inTransaction(context.db, async (transaction) => {
      const before = await readStored(transaction, questionId);
      if (!before) throw questionNotFound();
      const topic = await readTopicState(transaction, edit.topicId);
      const stored = before.revision.passageId;
      const passageId = topic
        ? await choosePassage(transaction, edit, { stored, subjectId: topic.subjectId })
        : stored;
      const imageIds = new Map(pictures.map(({ pictureId, file }) => [pictureId, file.id]));
      for (const id of await readPictureIds(transaction, questionId)) imageIds.set(id, id);
      await addMediaFiles(
        transaction,
        pictures.map(({ file }) => file),
        actorId,
      );
      const references = { imageIds, passageId };
      await reviseQuestion(
        transaction,
        { questionId, ...bankEditOf(before, topic, edit, references) },
        actorId,
      );
      return recordEdit(transaction, questionId, before, actorId);
    });
  });
}

/**
 * Undoes the last change of a question: its status, topic, difficulty, tier, time limit and content become what they
 * were before, the content in a new revision. A passage that was edited is restored for all its questions.
 * Returns the answer key change like `saveEditedQuestion`. Throws NOT_FOUND, also when it was in a topic that the caller does not
 * manage, CONFLICT when the change is not the last one,
 * RULE_BROKEN when the question can no longer be what it was.
 */
export function undoQuestionChange(
  context: Context,
  questionId: string,
  changeId: string,
  caller: Caller,
): Promise<AnswerKeyChange | null> {
  return inTransaction(context.db, async (transaction) => {
    const before = await readStored(transaction, questionId);
    if (!before) throw questionNotFound();
    const change = await readLastChange(transaction, questionId);
    if (change?.id !== changeId) throw editConflict();
    const { fromTopicId, fromRevisionId } = change;
    if (fromTopicId !== null) await assertManagesTopic(transaction, caller, fromTopicId);
    if (fromTopicId !== null && !(await readTopicState(transaction, fromTopicId))?.isAvailable) {
      throw ruleViolated('This topic was deleted');
    }
    const content =
      fromRevisionId === null ? undefined : await readRevision(transaction, questionId, fromRevisionId);
    const others = await questionsToGiveBack(transaction, before.revision.passageId, content?.passageId);
    await reviseQuestions(
      transaction,
      [
        {
          questionId,
          fromRevision: before.revision.number,
          ...earlierFieldsOf(change),
          ...(content && { content }),
        },
        ...others.filter((other) => other.questionId !== questionId),
      ],
      caller.id,
    );
    return recordEdit(transaction, questionId, before, caller.id);
  });
}

type LastChange = NonNullable<Awaited<ReturnType<typeof readLastChange>>>;

/** What was changed besides the content, as it was before. */
const earlierFieldsOf = ({
  fromStatus,
  fromTopicId,
  fromDifficulty,
  fromTimeLimit,
  ...tiers
}: LastChange) => ({
  ...(fromStatus !== null && { status: fromStatus }),
  ...(fromTopicId !== null && { topicId: fromTopicId }),
  ...(fromDifficulty !== null && { difficulty: fromDifficulty }),
  ...(tiers.fromTier !== tiers.toTier && { tier: tiers.fromTier }),
  ...(fromTimeLimit !== null && { timeLimit: fromTimeLimit }),
});

/**
 * Returns how many changed. Throws NOT_FOUND for an unknown id, RULE_BROKEN for a question that cannot be
 * published or reserved.
 */
export function saveQuestionStatus(
  context: Context,
  ids: readonly string[],
  status: Status,
  actorId: string,
): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    const questions = await readStatuses(transaction, ids);
    if (questions.length < new Set(ids).size) throw questionNotFound();
    if (!questions.every(({ isTopicAvailable }) => isTopicAvailable))
      throw ruleViolated('This topic was deleted');
    const changing = questions.filter((question) => question.status !== status);
    if (changing.length === 0) return 0;
    await changePlacements(
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
  });
}

/**
 * Deletes those questions that exist, and are of this kind if one is given. Throws NOT_FOUND when there is
 * none.
 */
export function removeQuestions(
  context: Context,
  ids: readonly string[],
  kind: Kind | undefined,
  actorId: string,
): Promise<Pick<Removal, 'removed' | 'archived'>> {
  return inTransaction(context.db, async (transaction) => {
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
    await context.removeFiles(transaction, removal.storageKeys);
    return removal;
  });
}
