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
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import { orThrow } from '#platform/domain-error.ts';
import { subjectNotFound, topicNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { Removal } from '#modules/question-bank/change/remove-questions.repository.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
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
  type SubjectsRepository,
} from './subjects.repository.ts';
import {
  findTopic,
  readOtherTopics,
  readSavedTopic,
  updateTopic,
  type TopicsRepository,
} from './topics.repository.ts';

interface PageQuery {
  page: number;
  limit: number;
  search: string;
  stageId?: string | undefined;
}

/**
 * Subjects and topics for administrators, and those of their school for teachers. Each method throws
 * NOT_FOUND for an id that the caller does not manage; a change throws CONFLICT when somebody else changed the edited
 * version.
 */
export interface SubjectsService {
  list: (query: PageQuery) => Promise<{
    subjects: AdminSubjectDto[];
    pagination: { page: number; pages: number; total: number };
  }>;
  find: (caller: Caller, id: string) => Promise<AdminSubjectDto>;
  /** The private subjects of the caller's school. */
  listOfSchool: (caller: Caller) => Promise<SchoolSubjectsDto>;
  /** Throws FORBIDDEN for a teacher without a school. */
  create: (
    subject: NewSubject,
    caller: Caller,
    recordReply: RecordReply<AdminSubjectDto>,
  ) => Promise<AdminSubjectDto>;
  update: (caller: Caller, id: string, subject: SubjectEdit) => Promise<AdminSubjectDto>;
  remove: (caller: Caller, id: string, cascade: boolean) => Promise<CascadeDto>;
  listTopics: (caller: Caller, subjectId: string) => Promise<{ topics: AdminTopicDto[] }>;
  createTopic: (
    caller: Caller,
    subjectId: string,
    topic: TopicEdit,
    recordReply: RecordReply<AdminTopicDto>,
  ) => Promise<AdminTopicDto>;
  updateTopic: (caller: Caller, id: string, topic: ChangedTopic) => Promise<AdminTopicDto>;
  removeTopic: (caller: Caller, id: string, cascade: boolean) => Promise<CascadeDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  /** For deletions: a subject may have a million questions. */
  inLongTransaction: InTransaction;
  repository: SubjectsRepository;
  topics: TopicsRepository;
  managed: ManagedContent;
  removeFiles: RemoveFiles;
}

export function createSubjectsService(dependencies: Dependencies): SubjectsService {
  const { inTransaction, inLongTransaction, repository, topics, managed, removeFiles } = dependencies;
  async function removeFilesAndCount(
    transaction: Transaction,
    { removed, archived, storageKeys }: Removal,
  ): Promise<CascadeDto> {
    await removeFiles(transaction, storageKeys);
    return { removedQuestions: removed, archivedQuestions: archived };
  }

  return {
    async list({ page, limit, search, stageId }) {
      const { rows, total } = await repository.list({ search, stageId, limit, offset: (page - 1) * limit });
      const pagination = { page, pages: Math.ceil(total / limit), total };
      return { subjects: rows.map(toAdminSubject), pagination };
    },

    async find(caller, id) {
      await managed.assertSubject(caller, id);
      return toAdminSubject(orThrow(await repository.find(id), subjectNotFound));
    },

    async listOfSchool({ schoolId }) {
      if (schoolId === null) return { school: null, subjects: [] };
      const { school, rows } = await repository.listOfSchool(schoolId);
      return { school, subjects: rows.map(toAdminSubject) };
    },

    create: ({ stageId, ...requested }, caller, recordReply) =>
      inTransaction(async (transaction) => {
        const actorId = caller.id;
        const subject = subjectOfCaller(requested, caller);
        const context = await lockSubjectContext(transaction, { stageId, schoolId: subject.schoolId });
        const values = newSubject(subject, context);
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
      }),

    update: (caller, id, { updatedAt, ...edit }) =>
      inTransaction(async (transaction) => {
        await managed.assertSubject(caller, id, transaction);
        const locked = await lockSubject(transaction, id);
        if (!locked) throw subjectNotFound();
        const { stageId, before } = locked;
        assertSameVersion(updatedAt, locked.updatedAt, 'this subject');
        const allowed = editOfCaller(edit, caller);
        const stageAndSchool = { stageId, schoolId: allowed.schoolId ?? null };
        const context = await lockSubjectContext(transaction, stageAndSchool, id);
        const after = editedSubject(allowed, before, context);
        await updateSubject(transaction, id, after);
        if (after.visibility !== before.visibility) await setImageAccessOfSubject(transaction, id);
        const target = { kind: 'subject', id } as const;
        const actorId = caller.id;
        await recordChange(transaction, { actorId, action: 'subject.edited', target, before, after });
        return toAdminSubject(await readSavedSubject(transaction, id));
      }),

    remove: (caller, id, cascade) =>
      inLongTransaction(async (transaction) => {
        await managed.assertSubject(caller, id, transaction);
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
        return removeFilesAndCount(transaction, removal);
      }),

    async listTopics(caller, subjectId) {
      await managed.assertSubject(caller, subjectId);
      const found = await topics.list(subjectId);
      return { topics: orThrow(found, subjectNotFound).map(toAdminTopic) };
    },

    createTopic: (caller, subjectId, topic, recordReply) =>
      inTransaction(async (transaction) => {
        await managed.assertSubject(caller, subjectId, transaction);
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
      }),

    updateTopic: (caller, id, { updatedAt, ...edit }) =>
      inTransaction(async (transaction) => {
        await managed.assertTopic(caller, id, transaction);
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
      }),

    removeTopic: (caller, id, cascade) =>
      inLongTransaction(async (transaction) => {
        await managed.assertTopic(caller, id, transaction);
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
        return removeFilesAndCount(transaction, removal);
      }),
  };
}
