import type {
  AdminSubjectDto,
  CascadeDto,
  NewSubject,
  SchoolSubjectsDto,
  SubjectEdit,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { assertSameVersion } from '#platform/assert-same-version.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { orThrow } from '#platform/domain-error.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { inTransaction, inLongTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import {
  assertRemovableSubject,
  editedSubject,
  editOfCaller,
  newSubject,
  subjectOfCaller,
} from './curriculum.rules.ts';
import { deleteSubject, lockWholeSubject, removeFilesAndCount } from './delete-cascade.repository.ts';
import { toAdminSubject } from './subjects.mapper.ts';
import {
  addSubject,
  lockSubject,
  lockSubjectContext,
  readSavedSubject,
  setImageAccessOfSubject,
  updateSubject,
  findManagedSubjects,
  findManagedSubject,
  findSubjectsOfSchool,
} from './subjects.repository.ts';
import type { Context } from '#context.ts';
import { assertManagesSubject } from '#modules/curriculum/managed-content.ts';

interface PageQuery {
  page: number;
  limit: number;
  search: string;
  stageId?: string | undefined;
}

// Subjects for administrators, and those of their school for teachers. Each throws
// NOT_FOUND for an id that the caller does not manage; a change throws CONFLICT when somebody else changed
// the edited version.

export async function listManagedSubjects(
  context: Context,
  { page, limit, search, stageId }: PageQuery,
): Promise<{
  subjects: AdminSubjectDto[];
  pagination: { page: number; pages: number; total: number };
}> {
  const { rows, total } = await findManagedSubjects(context.db, {
    search,
    stageId,
    limit,
    offset: (page - 1) * limit,
  });
  const pagination = { page, pages: Math.ceil(total / limit), total };
  return { subjects: rows.map(toAdminSubject), pagination };
}

export async function readManagedSubject(
  context: Context,
  caller: Caller,
  id: string,
): Promise<AdminSubjectDto> {
  await assertManagesSubject(context.db.sql, caller, id);
  return toAdminSubject(orThrow(await findManagedSubject(context.db, id), subjectNotFound));
}

/** The private subjects of the caller's school. */
export async function listSubjectsOfSchool(
  context: Context,
  { schoolId }: Caller,
): Promise<SchoolSubjectsDto> {
  if (schoolId === null) return { school: null, subjects: [] };
  const { school, rows } = await findSubjectsOfSchool(context.db, schoolId);
  return { school, subjects: rows.map(toAdminSubject) };
}

/** Throws FORBIDDEN for a teacher without a school. */
export function createSubject(
  context: Context,
  { stageId, ...requested }: NewSubject,
  caller: Caller,
  recordReply: RecordReply<AdminSubjectDto>,
): Promise<AdminSubjectDto> {
  return inTransaction(context.db, async (transaction) => {
    const actorId = caller.id;
    const subject = subjectOfCaller(requested, caller);
    const facts = await lockSubjectContext(transaction, { stageId, schoolId: subject.schoolId });
    const values = newSubject(subject, facts);
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
  });
}

export function editSubject(
  context: Context,
  caller: Caller,
  id: string,
  { updatedAt, ...edit }: SubjectEdit,
): Promise<AdminSubjectDto> {
  return inTransaction(context.db, async (transaction) => {
    await assertManagesSubject(transaction, caller, id);
    const locked = await lockSubject(transaction, id);
    if (!locked) throw subjectNotFound();
    const { stageId, before } = locked;
    assertSameVersion(updatedAt, locked.updatedAt, 'this subject');
    const allowed = editOfCaller(edit, caller);
    const stageAndSchool = { stageId, schoolId: allowed.schoolId ?? null };
    const facts = await lockSubjectContext(transaction, stageAndSchool, id);
    const after = editedSubject(allowed, before, facts);
    await updateSubject(transaction, id, after);
    if (after.visibility !== before.visibility) await setImageAccessOfSubject(transaction, id);
    const target = { kind: 'subject', id } as const;
    const actorId = caller.id;
    await recordChange(transaction, { actorId, action: 'subject.edited', target, before, after });
    return toAdminSubject(await readSavedSubject(transaction, id));
  });
}

export function removeSubject(
  context: Context,
  caller: Caller,
  id: string,
  cascade: boolean,
): Promise<CascadeDto> {
  return inLongTransaction(context.db, async (transaction) => {
    await assertManagesSubject(transaction, caller, id);
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
    return removeFilesAndCount(context, transaction, removal);
  });
}
