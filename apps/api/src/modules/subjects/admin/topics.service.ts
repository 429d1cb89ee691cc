import type {
  AdminTopicDto,
  CascadeDto,
  ChangedTopic,
  TopicEdit,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { addTopic, lockSubject } from '#modules/curriculum/classification.repository.ts';
import { assertManagesSubject, assertManagesTopic } from '#modules/curriculum/managed-content.ts';
import { assertSameVersion } from '#platform/assert-same-version.ts';
import type { Caller } from '#platform/caller.ts';
import { orThrow } from '#platform/domain-error.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { subjectNotFound, topicNotFound } from '#platform/not-found.ts';
import { inLongTransaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Context } from '#context.ts';
import { assertRemovableTopic, editedTopic, newTopic } from './curriculum.rules.ts';
import { deleteTopic, removeFilesAndCount } from './delete-cascade.repository.ts';
import { readTopic } from './list-subjects.repository.ts';
import { toAdminTopic } from './subjects.mapper.ts';
import {
  findManagedTopics,
  findTopic,
  readOtherTopics,
  readSavedTopic,
  updateTopic,
} from './topics.repository.ts';

// Each throws NOT_FOUND for an id that the caller does not manage; a change throws CONFLICT when somebody else changed
// the edited version.

export async function listTopics(
  context: Context,
  caller: Caller,
  subjectId: string,
): Promise<{ topics: AdminTopicDto[] }> {
  await assertManagesSubject(context.db.sql, caller, subjectId);
  const found = await findManagedTopics(context.db, subjectId);
  return { topics: orThrow(found, subjectNotFound).map(toAdminTopic) };
}

export function createTopic(
  context: Context,
  caller: Caller,
  subjectId: string,
  topic: TopicEdit,
  recordReply: RecordReply<AdminTopicDto>,
): Promise<AdminTopicDto> {
  return inTransaction(context.db, async (transaction) => {
    await assertManagesSubject(transaction, caller, subjectId);
    const subject = await lockSubject(transaction, subjectId);
    if (!subject) throw subjectNotFound();
    const values = newTopic(topic, { subject, others: await readOtherTopics(transaction, subjectId) });
    const id = await addTopic(transaction, { ...values, subjectId });
    await recordChange(transaction, {
      actorId: caller.id,
      action: 'topic.created',
      target: { kind: 'topic', id },
      before: null,
      after: { ...values, subjectId },
    });
    const created = toAdminTopic(await readSavedTopic(transaction, id));
    await recordReply(created, transaction);
    return created;
  });
}

export function editTopic(
  context: Context,
  caller: Caller,
  id: string,
  { updatedAt, ...edit }: ChangedTopic,
): Promise<AdminTopicDto> {
  return inTransaction(context.db, async (transaction) => {
    await assertManagesTopic(transaction, caller, id);
    const found = await findTopic(transaction, id);
    const subject = found && (await lockSubject(transaction, found.subjectId));
    if (!subject) throw topicNotFound();
    const { subjectId, before } = found;
    assertSameVersion(updatedAt, found.updatedAt, 'this topic');
    const others = await readOtherTopics(transaction, subjectId, id);
    const after = editedTopic(edit, before, { subject, others });
    await updateTopic(transaction, id, after);
    const target = { kind: 'topic', id } as const;
    const actorId = caller.id;
    await recordChange(transaction, { actorId, action: 'topic.edited', target, before, after });
    return toAdminTopic(await readSavedTopic(transaction, id));
  });
}

export function removeTopic(
  context: Context,
  caller: Caller,
  id: string,
  cascade: boolean,
): Promise<CascadeDto> {
  return inLongTransaction(context.db, async (transaction) => {
    await assertManagesTopic(transaction, caller, id);
    const topic = await readTopic(transaction, id);
    if (!topic) throw topicNotFound();
    assertRemovableTopic(cascade, topic);
    const removal = await deleteTopic(transaction, id);
    await recordChange(transaction, {
      actorId: caller.id,
      action: removal.isDeleted ? 'topic.deleted' : 'topic.archived',
      target: { kind: 'topic', id },
      before: { name: topic.name, code: topic.code, questions: topic.questions },
      after: removal.isDeleted ? null : { archivedQuestions: removal.archived },
    });
    return removeFilesAndCount(context, transaction, removal);
  });
}
