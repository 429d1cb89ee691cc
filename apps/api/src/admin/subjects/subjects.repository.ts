import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { NewSubject, SubjectEdit } from '@markwell/shared/admin/subjects/subjects.contract';
import { nameKey } from '@markwell/shared/rules/name-key';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { changes, freeCode, nameInUse, noSubject, present, withChange } from './curriculum-change.rules.ts';
import { listSubjects, readSubject, type SubjectRow } from './list-subjects.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface SubjectsRepository {
  list: (page: {
    search: string;
    stageId: string | undefined;
    limit: number;
    offset: number;
  }) => Promise<{ rows: SubjectRow[]; total: number }>;
  find: (id: string) => Promise<SubjectRow | undefined>;
  /** Throws NOT_FOUND for an unknown stage or school, CONFLICT for a code or name in use. */
  create: (
    stageId: string,
    subject: Omit<NewSubject, 'stageId'>,
    actorId: string,
    recordReply: RecordReply<SubjectRow>,
  ) => Promise<SubjectRow>;
  /** Throws NOT_FOUND, CONFLICT for a code or name in use. */
  update: (id: string, subject: SubjectEdit, actorId: string) => Promise<SubjectRow>;
}

/**
 * Pupils see subjects of one name as one. A public subject and one of a school may share a name; two of one
 * visibility may not, because administrators could not tell them apart. Throws CONFLICT.
 */
async function assertFreeName(
  transaction: Transaction,
  { name, stageId, visibility, schoolId }: Pick<SubjectRow, 'name' | 'stageId' | 'visibility' | 'schoolId'>,
  ownId?: string,
): Promise<void> {
  // Of two requests with one name, the second waits for this lock, then finds the first and can name it.
  await transaction.$queryRaw`select id from stages where id = ${stageId}::uuid for no key update`;
  const other = await transaction.subject.findFirst({
    where: {
      archivedAt: null,
      stageId,
      visibility,
      schoolId,
      nameKey: nameKey(name),
      ...(ownId === undefined ? {} : { id: { not: ownId } }),
    },
    select: { name: true, code: true },
  });
  if (!other) return;
  const found = `named ${other.name} (${other.code})`;
  throw nameInUse(
    visibility === 'SCHOOL_PRIVATE'
      ? `This school already has a subject ${found} on this stage`
      : `This stage already has a ${visibility.toLowerCase()} subject ${found}`,
  );
}

async function assertSchool(transaction: Transaction, schoolId: string | null): Promise<void> {
  if (schoolId === null) return;
  const school = await transaction.school.findUnique({ where: { id: schoolId }, select: { id: true } });
  if (!school) throw ruleViolated('This school does not exist');
}

async function subjectCode(
  transaction: Transaction,
  { code, name, stageCode, ownId }: { code: string; name: string; stageCode: string; ownId?: string },
): Promise<string> {
  const others = await transaction.subject.findMany({
    where: ownId === undefined ? {} : { id: { not: ownId } },
    select: { code: true },
  });
  return freeCode(others, { code, name, codeAbove: stageCode });
}

export function createSubjectsRepository(database: Database): SubjectsRepository {
  return {
    list: (page) => listSubjects(database, page),
    find: (id) => readSubject(database, id),

    create: (stageId, { schoolId, ...subject }, actorId, recordReply) =>
      database.$transaction(async (transaction) => {
        const stage = await transaction.stage.findUnique({ where: { id: stageId }, select: { code: true } });
        if (!stage) throw notFound('This stage does not exist');
        const school = subject.visibility === 'SCHOOL_PRIVATE' ? schoolId : null;
        await assertSchool(transaction, school);
        await assertFreeName(transaction, { ...subject, stageId, schoolId: school });
        const code = await subjectCode(transaction, { ...subject, stageCode: stage.code });
        const { id } = await transaction.subject.create({
          data: { ...subject, code, stageId, schoolId: school, createdById: actorId },
          select: { id: true },
        });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'subject.created',
          subjectKind: 'subject',
          subjectId: id,
          before: null,
          after: { ...subject, code, stageId, schoolId: school },
        });
        const made = present(await readSubject(transaction, id), noSubject);
        await recordReply(made, transaction);
        return made;
      }),

    update: (id, change, actorId) =>
      database.$transaction(async (transaction) => {
        await transaction.$queryRaw`select id from subjects where id = ${id}::uuid for no key update`;
        const before = await transaction.subject.findFirst({
          where: { id, archivedAt: null },
          select: {
            ...editedFields,
            schoolId: true,
            visibility: true,
            stage: { select: { id: true, code: true } },
          },
        });
        if (!before) throw noSubject();
        const { stage, ...values } = before;
        const { schoolId, ...subject } = withChange(values, change);
        const school = subject.visibility === 'SCHOOL_PRIVATE' ? schoolId : null;
        await assertSchool(transaction, school);
        await assertFreeName(transaction, { ...subject, stageId: stage.id, schoolId: school }, id);
        const code = await subjectCode(transaction, { ...subject, stageCode: stage.code, ownId: id });
        const after = { ...subject, code, schoolId: school };
        await transaction.subject.update({ where: { id }, data: after, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'subject.edited',
          subjectKind: 'subject',
          subjectId: id,
          ...changes(values, after),
        });
        return present(await readSubject(transaction, id), noSubject);
      }),
  };
}

const editedFields = {
  name: true,
  code: true,
  description: true,
  icon: true,
  color: true,
  order: true,
} as const;
