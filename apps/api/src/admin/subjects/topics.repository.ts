import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { changedFields } from '../../domain/audit/changed-fields.ts';
import { addTopic, lockSubject } from '../../domain/curriculum/classification.repository.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { TopicContext, TopicValues } from './curriculum.rules.ts';
import { readTopic, readTopics, type TopicRow } from './list-subjects.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface TopicsRepository {
  /** Undefined when the subject does not exist. */
  list: (subjectId: string) => Promise<TopicRow[] | undefined>;
  /**
   * Locks the subject, decides, and writes topic, audit entry and recorded reply. Undefined for an unknown
   * subject. Throws what `decide` throws.
   */
  create: (
    subjectId: string,
    decide: (context: TopicContext) => TopicValues,
    actorId: string,
    recordReply: RecordReply<TopicRow>,
  ) => Promise<TopicRow | undefined>;
  /** Locks the subject, decides, and writes change and audit entry. Undefined for an unknown topic. */
  update: (
    id: string,
    decide: (before: TopicValues, context: TopicContext) => TopicValues,
    actorId: string,
  ) => Promise<TopicRow | undefined>;
}

export function createTopicsRepository(database: Database): TopicsRepository {
  return {
    async list(subjectId) {
      const subjects = await database.subject.count({ where: { id: subjectId, archivedAt: null } });
      return subjects > 0 ? readTopics(database, subjectId) : undefined;
    },

    create: (subjectId, decide, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const subject = await lockSubject(transaction, subjectId);
        if (!subject) return undefined;
        const values = decide({ subject, others: await readOthers(transaction, subjectId) });
        const id = await addTopic(transaction, { ...values, subjectId });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'topic.created',
          targetKind: 'topic',
          targetId: id,
          before: null,
          after: { ...values, subject: subject.code },
        });
        const created = await readWritten(transaction, id);
        await recordReply(created, transaction);
        return created;
      }),

    update: (id, decide, actorId) =>
      database.$transaction(async (transaction) => {
        const topic = await transaction.topic.findFirst({
          where: { id, archivedAt: null },
          select: { name: true, code: true, description: true, order: true, subjectId: true },
        });
        if (!topic) return undefined;
        const { subjectId, ...before } = topic;
        const subject = await lockSubject(transaction, subjectId);
        if (!subject) return undefined;
        const after = decide(before, { subject, others: await readOthers(transaction, subjectId, id) });
        await transaction.topic.update({ where: { id }, data: after, select: { id: true } });
        const changes = changedFields({ ...before }, { ...after });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'topic.edited',
          targetKind: 'topic',
          targetId: id,
          before: changes.before,
          after: changes.after,
        });
        return readWritten(transaction, id);
      }),
  };
}

const readOthers = (transaction: Transaction, subjectId: string, ownId?: string) =>
  transaction.topic.findMany({
    where: { subjectId, ...(ownId === undefined ? {} : { id: { not: ownId } }) },
    select: { code: true, name: true, archivedAt: true },
  });

async function readWritten(transaction: Transaction, id: string): Promise<TopicRow> {
  const topic = await readTopic(transaction, id);
  if (!topic) throw new Error(`The topic ${id} was written, but cannot be read`);
  return topic;
}
