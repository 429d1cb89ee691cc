import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { TopicEdit } from '@markwell/shared/admin/subjects/subjects.contract';
import { nameKey } from '@markwell/shared/rules/name-key';
import { isGeneralTopic } from '@markwell/shared/rules/topics';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { changes, freeCode, nameInUse, noSubject, present, withChange } from './curriculum-change.rules.ts';
import { readTopics, type TopicRow } from './list-subjects.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface TopicsRepository {
  /** Undefined when the subject does not exist. */
  list: (subjectId: string) => Promise<TopicRow[] | undefined>;
  /** Throws NOT_FOUND, CONFLICT for a code or name in use. */
  create: (
    subjectId: string,
    topic: TopicEdit,
    actorId: string,
    recordReply: RecordReply<TopicRow>,
  ) => Promise<TopicRow>;
  /** Throws as `create`, and RULE_BROKEN when the General topic would no longer be one. */
  update: (id: string, topic: TopicEdit, actorId: string) => Promise<TopicRow>;
}

const noTopic = () => notFound('This topic does not exist');

interface TopicValues {
  name: string;
  code: string;
  description: string;
  order: number;
}

/** The fields to store. Throws CONFLICT for the code of another topic, or the name of one not archived. */
async function topicValues(
  transaction: Transaction,
  subject: { id: string; code: string },
  { code, ...topic }: TopicValues,
  ownId?: string,
): Promise<TopicValues> {
  const others = await transaction.topic.findMany({
    where: { subjectId: subject.id, ...(ownId === undefined ? {} : { id: { not: ownId } }) },
    select: { code: true, name: true, archivedAt: true },
  });
  const key = nameKey(topic.name);
  const same = others.find((other) => other.archivedAt === null && nameKey(other.name) === key);
  if (same) throw nameInUse(`This subject already has a topic named ${same.name}`);
  return { ...topic, code: freeCode(others, { code, name: topic.name, codeAbove: subject.code }) };
}

/** Locks a subject, in which the codes and names of topics must be unique. */
async function lockSubject(transaction: Transaction, id: string): Promise<{ id: string; code: string }> {
  const [subject] = await transaction.$queryRaw<{ id: string; code: string }[]>`
    select id, code from subjects where id = ${id}::uuid and archived_at is null for no key update`;
  if (!subject) throw noSubject();
  return subject;
}

export function createTopicsRepository(database: Database): TopicsRepository {
  return {
    async list(subjectId) {
      const subject = await database.subject.findFirst({
        where: { id: subjectId, archivedAt: null },
        select: { id: true },
      });
      return subject ? readTopics(database, { subjectId }) : undefined;
    },

    create: (subjectId, topic, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const subject = await lockSubject(transaction, subjectId);
        const topics = await transaction.topic.count({ where: { subjectId, archivedAt: null } });
        const last = { name: '', code: '', description: '', order: topics * 10 };
        const values = await topicValues(transaction, subject, withChange(last, topic));
        const { id } = await transaction.topic.create({
          data: { ...values, subjectId },
          select: { id: true },
        });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'topic.created',
          subjectKind: 'topic',
          subjectId: id,
          before: null,
          after: { ...values, subject: subject.code },
        });
        const made = present((await readTopics(transaction, { id }))[0], noTopic);
        await recordReply(made, transaction);
        return made;
      }),

    update: (id, topic, actorId) =>
      database.$transaction(async (transaction) => {
        const before = await transaction.topic.findFirst({
          where: { id, archivedAt: null },
          select: { name: true, code: true, description: true, order: true, subjectId: true },
        });
        if (!before) throw noTopic();
        const { subjectId, ...values } = before;
        const subject = await lockSubject(transaction, subjectId);
        const after = await topicValues(transaction, subject, withChange(values, topic), id);
        if (isGeneralTopic(values) && !isGeneralTopic(after)) {
          throw ruleViolated('The General topic must keep its code or its name');
        }
        await transaction.topic.update({ where: { id }, data: after, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'topic.edited',
          subjectKind: 'topic',
          subjectId: id,
          ...changes(values, after),
        });
        return present((await readTopics(transaction, { id }))[0], noTopic);
      }),
  };
}
