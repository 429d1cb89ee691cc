import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { isGeneralTopic } from '@markwell/shared/rules/topics';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { conflict, notFound, ruleViolated } from '../../domain/domain-error.ts';
import { removePapers } from '../../domain/past-papers/remove-papers.repository.ts';
import { clearTopics } from '../../domain/question-bank/clear-topics.repository.ts';
import type { Removal } from '../../domain/question-bank/remove-questions.repository.ts';
import { readSubject, readTopics } from './list-subjects.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface DeleteCascadeRepository {
  /**
   * Deletes a subject with its content. Content that results refer to is archived instead, together with its
   * topic and subject (decision 008). Throws NOT_FOUND; CONFLICT when the subject is not empty and `cascade`
   * is false.
   */
  deleteSubject: (id: string, cascade: boolean, actorId: string) => Promise<Removal>;
  /** The same for a topic. Throws RULE_BROKEN for the General topic. */
  deleteTopic: (id: string, cascade: boolean, actorId: string) => Promise<Removal>;
}

/** Milliseconds. A subject may have a million questions. */
const longRemoval = 120_000;

export function createDeleteCascadeRepository(database: Database): DeleteCascadeRepository {
  const inOneTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    database.$transaction(
      async (transaction) => {
        await transaction.$executeRaw`select set_config('statement_timeout', ${String(longRemoval)}, true)`;
        return work(transaction);
      },
      { timeout: longRemoval },
    );

  return {
    deleteSubject: (id, cascade, actorId) =>
      inOneTransaction(async (transaction) => {
        await transaction.$queryRaw`select id from subjects where id = ${id}::uuid for update`;
        const subject = await readSubject(transaction, id);
        if (!subject) throw notFound('This subject does not exist');
        const { topics, questions, writingQuestions, papers } = subject;
        if (!cascade && topics + questions + writingQuestions + papers > 0) {
          throw conflict('This subject still has topics, questions or past papers');
        }
        const all = await transaction.topic.findMany({ where: { subjectId: id }, select: { id: true } });
        const topicIds = all.map((topic) => topic.id);
        const removal = await clearTopics(transaction, topicIds);
        const paperKeys = await removePapers(transaction, { subjectId: id });
        await removeWritingQuestions(transaction, id);
        await removeTopics(transaction, topicIds);
        await transaction.$executeRaw`
          delete from passages p where p.subject_id = ${id}::uuid
            and not exists (select from questions q where q.passage_id = p.id)
            and not exists (select from question_revisions r where r.passage_id = p.id)`;
        const isGone = await removeSubject(transaction, id);
        await writeAuditEntry(transaction, {
          actorId,
          action: isGone ? 'subject.deleted' : 'subject.archived',
          subjectKind: 'subject',
          subjectId: id,
          before: { name: subject.name, code: subject.code, topics, questions, writingQuestions, papers },
          after: isGone ? null : { archivedQuestions: removal.archived },
        });
        return { ...removal, storageKeys: [...removal.storageKeys, ...paperKeys] };
      }),

    deleteTopic: (id, cascade, actorId) =>
      inOneTransaction(async (transaction) => {
        const [topic] = await readTopics(transaction, { id });
        if (!topic) throw notFound('This topic does not exist');
        if (isGeneralTopic(topic)) throw ruleViolated('The General topic cannot be deleted');
        if (!cascade && topic.questions > 0) throw conflict('This topic still has questions');
        const removal = await clearTopics(transaction, [id]);
        await transaction.$executeRaw`
          update creative_writing_questions set topic_id = null where topic_id = ${id}::uuid`;
        await removeTopics(transaction, [id]);
        const isGone = (await transaction.topic.count({ where: { id } })) === 0;
        await writeAuditEntry(transaction, {
          actorId,
          action: isGone ? 'topic.deleted' : 'topic.archived',
          subjectKind: 'topic',
          subjectId: id,
          before: { name: topic.name, code: topic.code, questions: topic.questions },
          after: isGone ? null : { archivedQuestions: removal.archived },
        });
        return removal;
      }),
  };
}

/** Deletes the topics that nothing refers to, and archives the others. */
async function removeTopics(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    delete from topics t where t.id = any(${ids}::uuid[])
      and not exists (select from questions q where q.topic_id = t.id)
      and not exists (select from attempt_questions a where a.topic_id = t.id)`;
  await transaction.$executeRaw`
    update topics set archived_at = now(), updated_at = now() where id = any(${ids}::uuid[]) and archived_at is null`;
}

async function removeWritingQuestions(transaction: Transaction, subjectId: string): Promise<void> {
  await transaction.$executeRaw`
    delete from creative_writing_questions c where c.subject_id = ${subjectId}::uuid
      and not exists (select from creative_writing_answers a where a.question_id = c.id)`;
  await transaction.$executeRaw`
    update creative_writing_questions set status = 'ARCHIVED', topic_id = null, updated_at = now()
    where subject_id = ${subjectId}::uuid`;
}

/** Returns true if the subject was deleted, false if it was archived because something refers to it. */
async function removeSubject(transaction: Transaction, id: string): Promise<boolean> {
  const gone = await transaction.$executeRaw`
    delete from subjects s where s.id = ${id}::uuid
      and not exists (select from topics t where t.subject_id = s.id)
      and not exists (select from passages p where p.subject_id = s.id)
      and not exists (select from attempts a where a.subject_id = s.id)
      and not exists (select from rapid_fire_sessions r where r.subject_id = s.id)
      and not exists (select from creative_writing_sessions c where c.subject_id = s.id)
      and not exists (select from creative_writing_questions c where c.subject_id = s.id)`;
  if (gone > 0) return true;
  await transaction.$executeRaw`
    update subjects set archived_at = now(), updated_at = now() where id = ${id}::uuid`;
  return false;
}
