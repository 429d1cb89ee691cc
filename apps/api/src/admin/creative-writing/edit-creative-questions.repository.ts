import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { AuditAction } from '@markwell/shared/vocabulary/audit';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import {
  managedFields,
  type ManagedQuestion,
  type ManagedStatus,
  type StoredContent,
} from './creative-questions.repository.ts';

interface Added extends StoredContent {
  status: ManagedStatus;
  generationId: string | null;
}

/** Every change writes an audit entry with its actor. */
export interface ChangeQuestionsRepository {
  add: (
    actorId: string,
    question: Added,
    recordReply: RecordReply<ManagedQuestion>,
  ) => Promise<ManagedQuestion>;
  /** Changes a question, or replaces it when pupils have answered it. Undefined when it does not exist. */
  change: (actorId: string, id: string, content: StoredContent) => Promise<ManagedQuestion | undefined>;
  setStatus: (actorId: string, id: string, status: ManagedStatus) => Promise<ManagedQuestion | undefined>;
  /** Deletes a question, or archives it when pupils have answered it. Undefined when it does not exist. */
  remove: (actorId: string, id: string) => Promise<'deleted' | 'archived' | undefined>;
}

type Transaction = Prisma.TransactionClient;

/** Locks a question, so that no challenge can start to refer to it in the meantime. */
async function lock(transaction: Transaction, id: string) {
  const question = sqlOf(transaction).selectFrom('creative_writing_questions').where('id', '=', id);
  await question.select('id').forUpdate().execute();
  return question
    .select((eb) => [
      'title',
      'generation_id as generationId',
      eb.ref('status').$castTo<ManagedStatus>().as('status'),
      eb
        .exists(
          eb
            .selectFrom('creative_writing_answers as answer')
            .select('answer.session_id')
            .whereRef('answer.question_id', '=', 'creative_writing_questions.id'),
        )
        .as('isSeen'),
    ])
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirst();
}

const note = (
  transaction: Transaction,
  actorId: string,
  action: AuditAction,
  subjectId: string,
  values: { before?: Record<string, string>; after?: Record<string, string> },
) =>
  writeAuditEntry(transaction, {
    actorId,
    action,
    targetKind: 'creative-writing',
    targetId: subjectId,
    before: values.before ?? null,
    after: values.after ?? null,
  });

const insert = (transaction: Transaction, { options, ...row }: Added) =>
  transaction.creativeWritingQuestion.create({
    data: { ...row, options: { create: options } },
    select: { id: true },
  });

export function createChangeQuestionsRepository(database: Database): ChangeQuestionsRepository {
  /** Reads the changed question after the transaction has ended. */
  async function read(change: Promise<string | undefined>): Promise<ManagedQuestion | undefined> {
    const id = await change;
    if (id === undefined) return undefined;
    const question = await database.creativeWritingQuestion.findUnique({
      where: { id },
      select: managedFields,
    });
    return question ?? undefined;
  }

  return {
    add: (actorId, question, recordReply) =>
      database.$transaction(async (transaction) => {
        const { id } = await insert(transaction, question);
        const { title, status } = question;
        await note(transaction, actorId, 'creative-writing.created', id, { after: { title, status } });
        const added = await transaction.creativeWritingQuestion.findUniqueOrThrow({
          where: { id },
          select: managedFields,
        });
        await recordReply(added, transaction);
        return added;
      }),

    change: (actorId, id, content) =>
      read(
        database.$transaction(async (transaction) => {
          const question = await lock(transaction, id);
          if (!question) return undefined;
          const { isSeen, status, generationId } = question;
          const changedId = isSeen
            ? await replace(transaction, id, { ...content, status, generationId })
            : await rewrite(transaction, id, content);
          await note(transaction, actorId, 'creative-writing.edited', id, {
            before: { title: question.title },
            after: { title: content.title, ...(isSeen ? { replacedBy: changedId } : {}) },
          });
          return changedId;
        }),
      ),

    setStatus: (actorId, id, status) =>
      read(
        database.$transaction(async (transaction) => {
          const question = await lock(transaction, id);
          if (!question) return undefined;
          await transaction.creativeWritingQuestion.updateMany({ where: { id }, data: { status } });
          if (question.status !== status) {
            const action =
              status === 'PUBLISHED' ? 'creative-writing.published' : 'creative-writing.withdrawn';
            await note(transaction, actorId, action, id, {
              before: { status: question.status },
              after: { status, title: question.title },
            });
          }
          return id;
        }),
      ),

    remove: (actorId, id) =>
      database.$transaction(async (transaction) => {
        const question = await lock(transaction, id);
        if (!question) return undefined;
        if (question.isSeen) await archive(transaction, id);
        else await transaction.creativeWritingQuestion.delete({ where: { id } });
        const outcome = question.isSeen ? 'archived' : 'deleted';
        await note(transaction, actorId, `creative-writing.${outcome}`, id, {
          before: { title: question.title },
        });
        return outcome;
      }),
  };
}

const archive = (transaction: Transaction, id: string) =>
  transaction.creativeWritingQuestion.updateMany({ where: { id }, data: { status: 'ARCHIVED' } });

async function replace(transaction: Transaction, id: string, content: Added): Promise<string> {
  await archive(transaction, id);
  return (await insert(transaction, content)).id;
}

async function rewrite(
  transaction: Transaction,
  id: string,
  { options, ...row }: StoredContent,
): Promise<string> {
  await transaction.creativeWritingQuestion.update({
    where: { id },
    data: { ...row, options: { deleteMany: {}, create: options } },
    select: { id: true },
  });
  return id;
}
