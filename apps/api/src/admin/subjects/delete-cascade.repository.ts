import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { removePapers } from '../../domain/past-papers/remove-papers.repository.ts';
import { clearTopics } from '../../domain/question-bank/clear-topics.repository.ts';
import type { Removal } from '../../domain/question-bank/remove-questions.repository.ts';
import { readSubject, readTopic, type SubjectRow, type TopicRow } from './list-subjects.repository.ts';
import {
  archiveOrDeleteSubject,
  archiveOrDeleteTopics,
  archiveOrDeleteWritingQuestions,
  detachWritingQuestions,
  removeUnusedPassages,
} from './remove-curriculum.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface DeleteCascadeRepository {
  /**
   * Deletes a subject with its content. Content that results refer to is archived instead, together with its
   * topic and subject (decision 008). Undefined when it does not exist. Throws, and changes nothing, when
   * `assertRemovable` throws for the locked subject.
   */
  deleteSubject: (
    id: string,
    assertRemovable: (subject: SubjectRow) => void,
    actorId: string,
  ) => Promise<Removal | undefined>;
  /** The same for a topic. */
  deleteTopic: (
    id: string,
    assertRemovable: (topic: TopicRow) => void,
    actorId: string,
  ) => Promise<Removal | undefined>;
}

/** Milliseconds. A subject may have a million questions. */
const longRemoval = 120_000;

export function createDeleteCascadeRepository(database: Database): DeleteCascadeRepository {
  const inOneTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    database.$transaction(
      async (transaction) => {
        await sqlOf(transaction)
          .selectNoFrom((eb) =>
            eb
              .fn<string>('set_config', [
                sql.lit('statement_timeout'),
                sql.lit(String(longRemoval)),
                eb.lit(true),
              ])
              .as('timeout'),
          )
          .execute();
        return work(transaction);
      },
      { timeout: longRemoval },
    );

  return {
    deleteSubject: (id, assertRemovable, actorId) =>
      inOneTransaction(async (transaction) => {
        await sqlOf(transaction)
          .selectFrom('subjects')
          .select('id')
          .where('id', '=', id)
          .forUpdate()
          .execute();
        const subject = await readSubject(transaction, id);
        if (!subject) return undefined;
        assertRemovable(subject);
        const all = await transaction.topic.findMany({ where: { subjectId: id }, select: { id: true } });
        const topicIds = all.map((topic) => topic.id);
        const removal = await clearTopics(transaction, topicIds);
        const paperKeys = await removePapers(transaction, { subjectId: id });
        await archiveOrDeleteWritingQuestions(transaction, id);
        await archiveOrDeleteTopics(transaction, topicIds);
        await removeUnusedPassages(transaction, id);
        const isGone = await archiveOrDeleteSubject(transaction, id);
        const { name, code, topics, questions, writingQuestions, papers } = subject;
        await writeAuditEntry(transaction, {
          actorId,
          action: isGone ? 'subject.deleted' : 'subject.archived',
          targetKind: 'subject',
          targetId: id,
          before: { name, code, topics, questions, writingQuestions, papers },
          after: isGone ? null : { archivedQuestions: removal.archived },
        });
        return { ...removal, storageKeys: [...removal.storageKeys, ...paperKeys] };
      }),

    deleteTopic: (id, assertRemovable, actorId) =>
      inOneTransaction(async (transaction) => {
        const topic = await readTopic(transaction, id);
        if (!topic) return undefined;
        assertRemovable(topic);
        const removal = await clearTopics(transaction, [id]);
        await detachWritingQuestions(transaction, id);
        await archiveOrDeleteTopics(transaction, [id]);
        const isGone = (await transaction.topic.count({ where: { id } })) === 0;
        await writeAuditEntry(transaction, {
          actorId,
          action: isGone ? 'topic.deleted' : 'topic.archived',
          targetKind: 'topic',
          targetId: id,
          before: { name: topic.name, code: topic.code, questions: topic.questions },
          after: isGone ? null : { archivedQuestions: removal.archived },
        });
        return removal;
      }),
  };
}
