import type {
  AdminSubjectDto,
  AdminTopicDto,
  CascadeDto,
  NewSubject,
  SubjectEdit,
  TopicEdit,
} from '@markwell/shared/admin/subjects/subjects.contract';
import { notFound } from '../../domain/domain-error.ts';
import { recordReplyOf, type RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { Removal } from '../../domain/question-bank/remove-questions.repository.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import {
  assertRemovableSubject,
  assertRemovableTopic,
  editedSubject,
  editedTopic,
  newSubject,
  newTopic,
} from './curriculum.rules.ts';
import type { DeleteCascadeRepository } from './delete-cascade.repository.ts';
import { toAdminSubject, toAdminTopic } from './subjects.mapper.ts';
import type { SubjectsRepository } from './subjects.repository.ts';
import type { TopicsRepository } from './topics.repository.ts';

interface PageQuery {
  page: number;
  limit: number;
  search: string;
  stageId?: string | undefined;
}

/** Subjects and topics for administrators (spec 3 §2.7). Each method throws NOT_FOUND for an unknown id. */
export interface SubjectsService {
  list: (query: PageQuery) => Promise<{
    subjects: AdminSubjectDto[];
    pagination: { page: number; pages: number; total: number };
  }>;
  find: (id: string) => Promise<AdminSubjectDto>;
  create: (
    subject: NewSubject,
    actorId: string,
    recordReply: RecordReply<AdminSubjectDto>,
  ) => Promise<AdminSubjectDto>;
  update: (id: string, subject: SubjectEdit, actorId: string) => Promise<AdminSubjectDto>;
  remove: (id: string, cascade: boolean, actorId: string) => Promise<CascadeDto>;
  listTopics: (subjectId: string) => Promise<{ topics: AdminTopicDto[] }>;
  createTopic: (
    subjectId: string,
    topic: TopicEdit,
    actorId: string,
    recordReply: RecordReply<AdminTopicDto>,
  ) => Promise<AdminTopicDto>;
  updateTopic: (id: string, topic: TopicEdit, actorId: string) => Promise<AdminTopicDto>;
  removeTopic: (id: string, cascade: boolean, actorId: string) => Promise<CascadeDto>;
}

interface Dependencies {
  repository: SubjectsRepository;
  topics: TopicsRepository;
  cascade: DeleteCascadeRepository;
  storage: Pick<Storage, 'remove'>;
}

const noSubject = () => notFound('This subject does not exist');
const noTopic = () => notFound('This topic does not exist');

export function createSubjectsService({
  repository,
  topics,
  cascade,
  storage,
}: Dependencies): SubjectsService {
  /** The rows are deleted, so a file that cannot be removed is not an error for the caller. */
  async function finish({ removed, archived, storageKeys }: Removal): Promise<CascadeDto> {
    await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
    return { removedQuestions: removed, archivedQuestions: archived };
  }

  return {
    async list({ page, limit, search, stageId }) {
      const { rows, total } = await repository.list({ search, stageId, limit, offset: (page - 1) * limit });
      const pagination = { page, pages: Math.ceil(total / limit), total };
      return { subjects: rows.map(toAdminSubject), pagination };
    },

    async find(id) {
      const subject = await repository.find(id);
      if (!subject) throw noSubject();
      return toAdminSubject(subject);
    },

    async create({ stageId, ...subject }, actorId, recordReply) {
      const { schoolId } = subject;
      const record = recordReplyOf(recordReply, toAdminSubject);
      return toAdminSubject(
        await repository.create({ stageId, schoolId }, newSubject(subject), actorId, record),
      );
    },

    async update(id, edit, actorId) {
      const subject = await repository.update(id, edit.schoolId ?? null, editedSubject(edit), actorId);
      if (!subject) throw noSubject();
      return toAdminSubject(subject);
    },

    async remove(id, all, actorId) {
      const removal = await cascade.deleteSubject(id, assertRemovableSubject(all), actorId);
      if (!removal) throw noSubject();
      return finish(removal);
    },

    async listTopics(subjectId) {
      const found = await topics.list(subjectId);
      if (!found) throw noSubject();
      return { topics: found.map(toAdminTopic) };
    },

    async createTopic(subjectId, edit, actorId, recordReply) {
      const record = recordReplyOf(recordReply, toAdminTopic);
      const topic = await topics.create(subjectId, newTopic(edit), actorId, record);
      if (!topic) throw noSubject();
      return toAdminTopic(topic);
    },

    async updateTopic(id, edit, actorId) {
      const topic = await topics.update(id, editedTopic(edit), actorId);
      if (!topic) throw noTopic();
      return toAdminTopic(topic);
    },

    async removeTopic(id, all, actorId) {
      const removal = await cascade.deleteTopic(id, assertRemovableTopic(all), actorId);
      if (!removal) throw noTopic();
      return finish(removal);
    },
  };
}
