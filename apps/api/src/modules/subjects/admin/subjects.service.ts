import type {
  AdminSubjectDto,
  AdminTopicDto,
  CascadeDto,
  ChangedTopic,
  NewSubject,
  SchoolSubjectsDto,
  SubjectEdit,
  TopicEdit,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { assertSameVersion } from '#platform/assert-same-version.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import {
  addTopic,
  lockSubject as lockSubjectOfTopics,
} from '#modules/curriculum/classification.repository.ts';
import { orThrow } from '#platform/domain-error.ts';
import { subjectNotFound, topicNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Removal } from '#modules/question-bank/change/remove-questions.repository.ts';
import { type Transaction, inTransaction, inLongTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import {
  assertRemovableSubject,
  assertRemovableTopic,
  editedSubject,
  editOfCaller,
  editedTopic,
  newSubject,
  subjectOfCaller,
  newTopic,
} from './curriculum.rules.ts';
import { deleteSubject, deleteTopic, lockWholeSubject } from './delete-cascade.repository.ts';
import { readTopic } from './list-subjects.repository.ts';
import { toAdminSubject, toAdminTopic } from './subjects.mapper.ts';
import {
  addSubject,
  lockSubject,
  lockSubjectContext,
  readSavedSubject,
  setImageAccessOfSubject,
  updateSubject,
  findManagedSubjects,
  findManagedSubject,
  findSubjectsOfSchool,
} from './subjects.repository.ts';
import {
  findTopic,
  readOtherTopics,
  readSavedTopic,
  updateTopic,
  findManagedTopics,
} from './topics.repository.ts';
import type { Context } from '#context.ts';
import { assertManagesSubject, assertManagesTopic } from '#modules/curriculum/managed-content.ts';

interface PageQuery {
  page: number;
  limit: number;
  search: string;
  stageId?: string | undefined;
}

// Subjects and topics for administrators, and those of their school for teachers. Each throws
// NOT_FOUND for an id that the caller does not manage; a change throws CONFLICT when somebody else changed
// the edited version.

async function removeFilesAndCount(
  context: Context,
  transaction: Transaction,
  { removed, archived, storageKeys }: Removal,
): Promise<CascadeDto> {
  await context.removeFiles(transaction, storageKeys);
  return { removedQuestions: removed, archivedQuestions: archived };
}

export async function listManagedSubjects(
  context: Context,
  { page, limit, search, stageId }: PageQuery,
): Promise<{
  subjects: AdminSubjectDto[];
  pagination: { page: number; pages: number; total: number };
}> {
  const { rows, total } = await findManagedSubjects(context.db, {
    search,
    stageId,
    limit,
    offset: (page - 1) * limit,
  });
  const pagination = { page, pages: Math.ceil(total / limit), total };
  return { subjects: rows.map(toAdminSubject), pagination };
}

export async function readManagedSubject(
  context: Context,
  caller: Caller,
  id: string,
): Promise<AdminSubjectDto> {
  await assertManagesSubject(context.db.sql, caller, id);
  return toAdminSubject(orThrow(await findManagedSubject(context.db, id), subjectNotFound));
}

/** The private subjects of the caller's school. */
export async function listSubjectsOfSchool(
  context: Context,
  { schoolId }: Caller,
): Promise<SchoolSubjectsDto> {
  if (schoolId === null) return { school: null, subjects: [] };
  const { school, rows } = await findSubjectsOfSchool(context.db, schoolId);
  return { school, subjects: rows.map(toAdminSubject) };
}

/** Throws FORBIDDEN for a teacher without a school. */
export function createSubject(
  context: Context,
  { stageId, ...requested }: NewSubject,
  caller: Caller,
  recordReply: RecordReply<AdminSubjectDto>,
): Promise<AdminSubjectDto> {
  return inTransaction(context.db, async (transaction) => {
    const actorId = caller.id;
    const subject = subjectOfCaller(requested, caller);
    const facts = await lockSubjectContext(transaction, { stageId, schoolId: subject.schoolId });
    const values = newSubject(subject, facts);
    const id = await addSubject(transaction, { ...values, stageId, createdById: actorId });
    await recordChange(transaction, {
      actorId,
      action: 'subject.created',
      target: { kind: 'subject', id },
      before: null,
      after: { ...values, stageId },
    });
    const created = toAdminSubject(await readSavedSubject(transaction, id));
    await recordReply(created, transaction);
    return created;
  });
}

export function editSubject(
  context: Context,
  caller: Caller,
  id: string,
  { updatedAt, ...edit }: SubjectEdit,
): Promise<AdminSubjectDto> {
  return inTransaction(context.db, async (transaction) => {
    await assertManagesSubject(transaction, caller, id);
    const locked = await lockSubject(transaction, id);
    if (!locked) throw subjectNotFound();
    const { stageId, before } = locked;
    assertSameVersion(updatedAt, locked.updatedAt, 'this subject');
    const allowed = editOfCaller(edit, caller);
    const stageAndSchool = { stageId, schoolId: allowed.schoolId ?? null };
    const facts = await lockSubjectContext(transaction, stageAndSchool, id);
    const after = editedSubject(allowed, before, facts);
    await updateSubject(transaction, id, after);
    if (after.visibility !== before.visibility) await setImageAccessOfSubject(transaction, id);
    const target = { kind: 'subject', id } as const;
    const actorId = caller.id;
    await recordChange(transaction, { actorId, action: 'subject.edited', target, before, after });
    return toAdminSubject(await readSavedSubject(transaction, id));
  });
}

export function removeSubject(
  context: Context,
  caller: Caller,
  id: string,
  cascade: boolean,
): Promise<CascadeDto> {
  return inLongTransaction(context.db, async (transaction) => {
    await assertManagesSubject(transaction, caller, id);
    const subject = await lockWholeSubject(transaction, id);
    if (!subject) throw subjectNotFound();
    assertRemovableSubject(cascade, subject);
    const removal = await deleteSubject(transaction, id);
    const { name, code, topics, questions, writingQuestions, papers } = subject;
    await recordChange(transaction, {
      actorId: caller.id,
      action: removal.isDeleted ? 'subject.deleted' : 'subject.archived',
      target: { kind: 'subject', id },
      before: { name, code, topics, questions, writingQuestions, papers },
      after: removal.isDeleted ? null : { archivedQuestions: removal.archived },
    });
    return removeFilesAndCount(context, transaction, removal);
  });
}

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
    const subject = await lockSubjectOfTopics(transaction, subjectId);
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
    const subject = found && (await lockSubjectOfTopics(transaction, found.subjectId));
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
