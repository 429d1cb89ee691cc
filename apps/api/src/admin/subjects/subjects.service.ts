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
      if (!subject) throw notFound('This subject does not exist');
      return toAdminSubject(subject);
    },

    create: async ({ stageId, ...subject }, actorId, recordReply) =>
      toAdminSubject(
        await repository.create(stageId, subject, actorId, recordReplyOf(recordReply, toAdminSubject)),
      ),
    update: async (id, subject, actorId) => toAdminSubject(await repository.update(id, subject, actorId)),
    remove: async (id, all, actorId) => finish(await cascade.deleteSubject(id, all, actorId)),

    async listTopics(subjectId) {
      const found = await topics.list(subjectId);
      if (!found) throw notFound('This subject does not exist');
      return { topics: found.map(toAdminTopic) };
    },

    createTopic: async (subjectId, topic, actorId, recordReply) =>
      toAdminTopic(await topics.create(subjectId, topic, actorId, recordReplyOf(recordReply, toAdminTopic))),
    updateTopic: async (id, topic, actorId) => toAdminTopic(await topics.update(id, topic, actorId)),
    removeTopic: async (id, all, actorId) => finish(await cascade.deleteTopic(id, all, actorId)),
  };
}
