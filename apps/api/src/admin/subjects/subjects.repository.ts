import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { changedFields } from '../../domain/audit/changed-fields.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { SubjectContext, SubjectValues } from './curriculum.rules.ts';
import { listSubjects, readSubject, type SubjectRow } from './list-subjects.repository.ts';

type Transaction = Prisma.TransactionClient;

/** Where a new subject belongs, or the school that an edit names, if it does. */
interface Owner {
  stageId: string;
  schoolId: string | null;
}

export interface SubjectsRepository {
  list: (page: {
    search: string;
    stageId: string | undefined;
    limit: number;
    offset: number;
  }) => Promise<{ rows: SubjectRow[]; total: number }>;
  find: (id: string) => Promise<SubjectRow | undefined>;
  /** Locks the stage, decides, and writes subject, audit entry and recorded reply. Throws what `decide` throws. */
  create: (
    owner: Owner,
    decide: (context: SubjectContext) => SubjectValues,
    actorId: string,
    recordReply: RecordReply<SubjectRow>,
  ) => Promise<SubjectRow>;
  /** Locks subject and stage, decides, and writes change and audit entry. Undefined for an unknown subject. */
  update: (
    id: string,
    schoolId: string | null,
    decide: (before: SubjectValues, context: SubjectContext) => SubjectValues,
    actorId: string,
  ) => Promise<SubjectRow | undefined>;
}

export function createSubjectsRepository(database: Database): SubjectsRepository {
  return {
    list: (page) => listSubjects(database, page),
    find: (id) => readSubject(database, id),

    create: (owner, decide, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const { stageId } = owner;
        const values = decide(await readContext(transaction, owner));
        const { id } = await transaction.subject.create({
          data: { ...values, stageId, createdById: actorId },
          select: { id: true },
        });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'subject.created',
          targetKind: 'subject',
          targetId: id,
          before: null,
          after: { ...values, stageId },
        });
        const created = await readWritten(transaction, id);
        await recordReply(created, transaction);
        return created;
      }),

    update: (id, schoolId, decide, actorId) =>
      database.$transaction(async (transaction) => {
        const locked = await sqlOf(transaction)
          .selectFrom('subjects')
          .select(['stage_id as stageId', 'name', 'code', 'description', 'icon', 'color', 'order'])
          .select(['visibility', 'school_id as schoolId'])
          .where('id', '=', id)
          .where('archived_at', 'is', null)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!locked) return undefined;
        const { stageId, ...before } = locked;
        const after = decide(before, await readContext(transaction, { stageId, schoolId }, id));
        await transaction.subject.update({ where: { id }, data: after, select: { id: true } });
        const changes = changedFields({ ...before }, { ...after });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'subject.edited',
          targetKind: 'subject',
          targetId: id,
          before: changes.before,
          after: changes.after,
        });
        return readWritten(transaction, id);
      }),
  };
}

/** Of two requests with one name, the second waits for the lock of the stage, then finds the first. */
async function readContext(
  transaction: Transaction,
  { stageId, schoolId }: Owner,
  ownId?: string,
): Promise<SubjectContext> {
  const stage = await sqlOf(transaction)
    .selectFrom('stages')
    .select(['id', 'code'])
    .where('id', '=', stageId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const hasSchool = schoolId === null || (await transaction.school.count({ where: { id: schoolId } })) > 0;
  const others = await transaction.subject.findMany({
    where: ownId === undefined ? {} : { id: { not: ownId } },
    select: {
      stageId: true,
      name: true,
      code: true,
      visibility: true,
      schoolId: true,
      archivedAt: true,
    },
  });
  return { stage, hasSchool, others };
}

async function readWritten(transaction: Transaction, id: string): Promise<SubjectRow> {
  const subject = await readSubject(transaction, id);
  if (!subject) throw new Error(`The subject ${id} was written, but cannot be read`);
  return subject;
}
