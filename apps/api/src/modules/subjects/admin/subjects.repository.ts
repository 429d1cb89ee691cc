import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { setImageAccess } from '#modules/media/media-files.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { SubjectContext, SubjectValues } from './curriculum.rules.ts';
import {
  listSubjects,
  readSchoolSubjects,
  readSubject,
  readTopicIds,
  type SubjectRow,
} from './list-subjects.repository.ts';

/** The stage and the school of a subject. For an edit, the school that it chooses, or null. */
interface StageAndSchool {
  stageId: string;
  schoolId: string | null;
}

export function findManagedSubjects(
  db: Database,
  page: {
    search: string;
    stageId: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: SubjectRow[]; total: number }> {
  return listSubjects(db, page);
}

export function findManagedSubject(db: Database, id: string): Promise<SubjectRow | undefined> {
  return readSubject(db.sql, id);
}

/** A school and its private subjects, in order. */
export async function findSubjectsOfSchool(
  db: Database,
  schoolId: string,
): Promise<{ school: { name: string } | null; rows: SubjectRow[] }> {
  const [school, rows] = await Promise.all([
    db.sql.selectFrom('schools').select('name').where('id', '=', schoolId).executeTakeFirst(),
    readSchoolSubjects(db.sql, schoolId),
  ]);
  return { school: school ?? null, rows };
}

/** Locks a subject that is not deleted, and reads its fields. */
export async function lockSubject(
  transaction: Transaction,
  id: string,
): Promise<{ stageId: string; updatedAt: Date; before: SubjectValues } | undefined> {
  const locked = await transaction
    .selectFrom('subjects')
    .select(['stage_id as stageId', 'name', 'code', 'description', 'icon', 'color', 'order'])
    .select(['visibility', 'school_id as schoolId', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const { stageId, updatedAt, ...before } = locked;
  return { stageId, updatedAt, before };
}

/**
 * Locks the stage, and reads what a change of a subject is decided on. The second of two requests with the
 * same name waits for the lock, then finds the subject of the first.
 */
export async function lockSubjectContext(
  transaction: Transaction,
  { stageId, schoolId }: StageAndSchool,
  ownId?: string,
): Promise<SubjectContext> {
  const stage = await transaction
    .selectFrom('stages')
    .select(['id', 'code'])
    .where('id', '=', stageId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const school =
    schoolId === null
      ? undefined
      : await transaction.selectFrom('schools').select('id').where('id', '=', schoolId).executeTakeFirst();
  const hasSchool = schoolId === null || school !== undefined;
  const others = await transaction
    .selectFrom('subjects')
    .select(['stage_id as stageId', 'name', 'code', 'visibility'])
    .select(['school_id as schoolId', 'archived_at as archivedAt'])
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? ''))
    .execute();
  return { stage, hasSchool, others };
}

const columnsOf = ({ schoolId, ...values }: SubjectValues) => ({ ...values, school_id: schoolId });

/** Returns the id. */
export async function addSubject(
  transaction: Transaction,
  { stageId, createdById, ...values }: SubjectValues & { stageId: string; createdById: string },
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('subjects')
    .values({ id, stage_id: stageId, created_by_id: createdById, ...columnsOf(values) })
    .execute();
  return id;
}

export async function updateSubject(
  transaction: Transaction,
  id: string,
  values: SubjectValues,
): Promise<void> {
  await transaction
    .updateTable('subjects')
    .set({ ...columnsOf(values), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** To be called after a change of the subject's visibility. */
export async function setImageAccessOfSubject(transaction: Transaction, id: string): Promise<void> {
  await setImageAccess(transaction, { topicIds: await readTopicIds(transaction, id) });
}

/** A subject that the transaction has written. */
export async function readSavedSubject(transaction: Transaction, id: string): Promise<SubjectRow> {
  const subject = await readSubject(transaction, id);
  if (!subject) throw new Error(`The subject ${id} was written, but cannot be read`);
  return subject;
}
