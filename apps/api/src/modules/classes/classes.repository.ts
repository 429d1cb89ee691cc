import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { isTaughtBy } from './class-access.repository.ts';
import { classRows, toClassRow, type ClassRow } from './class-rows.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

/** The classes that a teacher teaches, by name, archived ones last. */
export async function findTaughtClasses(db: Database, teacherId: string): Promise<ClassRow[]> {
  const rows = await classRows(db.sql)
    .where(isTaughtBy(teacherId))
    .orderBy('classes.archived_at', (order) => order.desc().nullsFirst())
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
  return rows.map(toClassRow);
}

/** Undefined when this teacher does not teach it. */
export async function findTaughtClass(
  db: Database,
  teacherId: string,
  classId: string,
): Promise<ClassRow | undefined> {
  const row = await classRows(db.sql)
    .where('classes.id', '=', classId)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
  return row && toClassRow(row);
}

/** Whether there is such a stage and, unless null, a subject of it that the viewer may see. */
export async function hasSubject(
  db: Database,
  viewer: Viewer,
  stageId: string,
  subjectId: string | null,
): Promise<{ stage: boolean; subject: boolean }> {
  const stage = await db.sql.selectFrom('stages').select('id').where('id', '=', stageId).executeTakeFirst();
  if (stage === undefined || subjectId === null) return { stage: stage !== undefined, subject: true };
  const subject = await db.sql
    .selectFrom('subjects')
    .select('subjects.id')
    .where('subjects.id', '=', subjectId)
    .where('subjects.stage_id', '=', stageId)
    .where(isVisibleTo(viewer))
    .executeTakeFirst();
  return { stage: true, subject: subject !== undefined };
}

/** Locks a class that the teacher teaches until the transaction ends. Undefined when they do not teach it. */
export async function lockTaughtClass(
  transaction: Transaction,
  teacherId: string,
  classId: string,
): Promise<ClassRow | undefined> {
  const found = await transaction
    .selectFrom('classes')
    .select('classes.id')
    .where('classes.id', '=', classId)
    .where(isTaughtBy(teacherId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found && readClass(transaction, classId);
}

/** A class as it is in the transaction, after a change. */
export async function readClass(transaction: Transaction, classId: string): Promise<ClassRow> {
  return toClassRow(await classRows(transaction).where('classes.id', '=', classId).executeTakeFirstOrThrow());
}

interface NewClass {
  name: string;
  stageId: string;
  subjectId: string | null;
  schoolId: string | null;
  ownerId: string;
  joinCode: string;
  joinCodeExpiresAt: Date;
  createdAt: Date;
}

/** Adds a class with its owner and returns its id. */
export async function addClass(transaction: Transaction, { ownerId, ...fields }: NewClass): Promise<string> {
  const id = uuid();
  const { createdAt } = fields;
  await transaction
    .insertInto('classes')
    .values({
      id,
      name: fields.name,
      stage_id: fields.stageId,
      subject_id: fields.subjectId,
      school_id: fields.schoolId,
      join_code: fields.joinCode,
      join_code_expires_at: fields.joinCodeExpiresAt,
      created_at: createdAt,
    })
    .execute();
  await transaction
    .insertInto('class_teachers')
    .values({ class_id: id, user_id: ownerId, is_owner: true, added_at: createdAt })
    .execute();
  return id;
}

/** Whether another class has this code. Only a renewed or deleted code is free again. */
export async function isCodeUsed(transaction: Transaction, joinCode: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('classes')
    .select('id')
    .where('join_code', '=', joinCode)
    .executeTakeFirst();
  return found !== undefined;
}

interface ClassChange {
  name?: string;
  stageId?: string;
  subjectId?: string | null;
  schoolId?: string;
  joinCode?: string;
  joinCodeExpiresAt?: Date;
  archivedAt?: Date | null;
}

export async function updateClass(transaction: Transaction, id: string, change: ClassChange): Promise<void> {
  await transaction
    .updateTable('classes')
    .set({
      name: change.name,
      stage_id: change.stageId,
      subject_id: change.subjectId,
      school_id: change.schoolId,
      join_code: change.joinCode,
      join_code_expires_at: change.joinCodeExpiresAt,
      archived_at: change.archivedAt,
    })
    .where('id', '=', id)
    .execute();
}
