import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { v7 as uuid } from 'uuid';
import { isTaughtBy } from './class-access.repository.ts';
import { classRows, toClassRow, type ClassRow } from './class-rows.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

/** The classes that a teacher teaches, by name, archived ones last. */
export async function findTaughtClasses(db: Database, teacherId: string): Promise<ClassRow[]> {
  const rows = await classRows(db)
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
  const row = await classRows(db)
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
  const stage = await db.stage.findUnique({ where: { id: stageId }, select: { id: true } });
  if (stage === null || subjectId === null) return { stage: stage !== null, subject: true };
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
  const found = await sqlOf(transaction)
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
  const owner = { userId: ownerId, isOwner: true, addedAt: fields.createdAt };
  await transaction.schoolClass.create({
    data: { ...fields, id, teachers: { create: owner } },
    select: { id: true },
  });
  return id;
}

/** Whether another class has this code. Only a renewed or deleted code is free again. */
export const isCodeUsed = async (transaction: Transaction, joinCode: string): Promise<boolean> =>
  (await transaction.schoolClass.count({ where: { joinCode } })) > 0;

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
  await transaction.schoolClass.update({ where: { id }, data: change, select: { id: true } });
}
